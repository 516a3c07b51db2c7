## The page for operators

operate-title = Operate this server
operate-none = There is nothing here for you. Operators are appointed on the command line: starboard admin link.
operate-become = Become an operator?
operate-become-what = “{ $name }”, the identity of this browser, will be able to ban people, read reports and change what this server keeps.
operate-become-do = Become an operator
operate-operators = Operators: { $names }
