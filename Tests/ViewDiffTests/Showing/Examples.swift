import ViewDiff
import ViewTree

/// A list that got a banner: one subtree more, what is below it shifted, a text changed, a badge gone, a button elsewhere.
let bannerBefore = tree(
  """
  UIWindow (0 0 375 667)
    UIView (0 0 375 667) @ListController
      UILabel #title "Inbox" (16 0 343 40)
      UIView #toolbar (0 600 375 67)
        UIButton #edit "Edit" (8 8 60 40)
        UIButton #new "New" (300 8 60 40)
      UITableView #list (0 40 375 560) clips
        UITableViewCell (0 0 375 44)
          UILabel "Ada" (16 8 300 20)
        UITableViewCell (0 44 375 44)
          UILabel "Grace" (16 8 300 20)
          UIView #badge (340 12 20 20)
        UITableViewCell (0 88 375 44)
          UILabel "Edsger" (16 8 300 20)
        UITableViewCell (0 132 375 44)
          UILabel "Barbara" (16 8 300 20)
      UIView #footer (0 640 375 27)
        UILabel "4 people" (0 0 375 27)
  """)
let bannerAfter = tree(
  """
  UIWindow (0 0 375 667)
    UIView (0 0 375 667) @ListController
      UIView #header (0 0 375 44) bg:#ff8800
        UIButton #edit "Edit" (8 8 60 40)
        UILabel "You are | *offline*" (16 8 343 28)
      UILabel #title "Inbox" (16 0 343 40)
      UIView #toolbar (0 600 375 67)
        UIButton #new "New" (300 8 60 40)
      UITableView #list (0 40 375 560) clips
        UITableViewCell (0 0 375 44)
          UILabel "Ada" (16 8 300 20)
        UITableViewCell (0 44 375 44)
          UILabel "Grace H." (16 8 300 20)
        UITableViewCell (0 88 375 44)
          UILabel "Mary" (16 8 300 20)
        UITableViewCell (0 132 375 44)
          UILabel "Edsger" (16 8 300 20)
        UITableViewCell (0 176 375 44)
          UILabel "Barbara" (16 8 300 20)
      UIView #footer (0 640 375 27)
        UILabel "4 people" (0 0 375 27)
  """)
let bannerChanges = ViewTree.changes(from: bannerBefore, to: bannerAfter)
