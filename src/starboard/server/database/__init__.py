"""What the server keeps: the log of acts is the truth, everything else tells how to find and read it."""
