## Reporting somebody to the operators

report-title = Report { $name }
report-kind = What is it about?
report-kind-chat = Offensive chat
report-kind-name = Offensive name
report-kind-stalling = Stalling
report-kind-cheating = Cheating
report-kind-other = Something else
report-text = In your own words (optional)
report-what = The operators of this server see your report, the table and the last lines of its chat. The other players are not told.
report-send = Send the report
report-cancel = Cancel
report-thanks = Thank you. The operators will look at it.
