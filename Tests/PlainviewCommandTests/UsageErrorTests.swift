import PlainviewCommand
import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: [
    ("", "there is no command; see 'plainview help'"),
    ("dmp a", "there is no command 'dmp'; did you mean 'dump'?"),
    ("xylophone", "there is no command 'xylophone'; see 'plainview help'"),
    ("a.json", "the command is missing; to show a file, write 'plainview dump a.json'"),
    ("-", "the command is missing; to show a file, write 'plainview dump -'"),
    ("--format tree dump a.json", "'--format' stands before the command; write 'plainview COMMAND --format'"),
    ("dump", "'plainview dump' needs an input; name a file, or '-' for standard input"),
    ("dump --fromat tree a.json", "'plainview dump' has no option '--fromat'; did you mean '--format'?"),
    ("dump --zzz a.json", "'plainview dump' has no option '--zzz'; see 'plainview help dump'"),
    ("dump --width 99 a.json", "'plainview dump' has no option '--width', but 'plainview draw' has; leave it out here"),
    ("draw --visible a.json", "'plainview draw' has no option '--visible', but 'plainview dump' has; leave it out here"),
    ("draw --format uikit a.json", "'--format' takes no 'uikit' here; write 'plainview dump --format uikit'"),
    ("draw --format explode a.json", "'--format' takes no 'explode'; did you mean 'exploded'?"),
    ("draw --charset utf8 a.json", "'--charset' takes no 'utf8'; choose from unicode, ascii"),
    ("draw --hidden outlne a.json", "'--hidden' takes no 'outlne'; did you mean 'outline'?"),
    ("draw --color yes a.json", "'--color' takes no 'yes'; choose from auto, always, never"),
    ("draw --width 19 a.json", "'--width' takes a whole number from 20 to 1000, not '19'"),
    ("draw -w1001 a.json", "'--width' takes a whole number from 20 to 1000, not '1001'"),
    ("dump -q a.json", "'plainview dump' has no option '-q'; see 'plainview help dump'"),
    ("dump a.json --format", "'--format' needs a value; write '--format FORMAT'"),
    ("dump --no-embed=yes a.json", "'--no-embed' takes no value; leave out '=yes'"),
    ("dump --format tre a.json", "'--format' takes no 'tre'; did you mean 'tree'?"),
    ("dump --format xylophone a.json", "'--format' takes no 'xylophone'; choose from tree, uikit, controllers, json, jsonl, outline"),
    ("dump --format plan a.json", "'--format' takes no 'plan' here; write 'plainview draw --format plan'"),
    ("dump --from jsn a.json", "'--from' takes no 'jsn'; did you mean 'json'?"),
    ("dump --depth -1 a.json", "'--depth' takes a whole number from 0 up, not '-1'"),
    ("dump --depth all a.json", "'--depth' takes a whole number from 0 up, not 'all'"),
    ("dump - a.json -", "'-' stands twice among the inputs; standard input can be read once"),
    (
      "dump --no-embed a.json",
      "'--no-embed' does not apply to 'a.json', which was read as json; only storyboards embed; leave it out"
    ),
    ("dump --scene x a.json", "a.json: '--scene' does not apply; the trees in this input have no names"),
    ("formats uiautomatr", "'formats' takes no 'uiautomatr'; did you mean 'uiautomator'?"),
    ("formats json tree", "'plainview formats' takes one name; leave out 'tree'"),
    ("dump --density 420 a.json", "'--density' takes how many pixels make a point, not '420'; for dots per inch write '--density 420dpi'"),
    ("draw --density=-1 a.json", "'--density' takes how many pixels make a point, say 2.625 or 420dpi, not '-1'"),
    ("diff --density xdpi a.json a.json", "'--density' takes how many pixels make a point, say 2.625 or 420dpi, not 'xdpi'"),
    ("completion", "'plainview completion' needs one of bash, zsh, fish"),
    ("completion fissh", "'plainview completion' takes no 'fissh'; did you mean 'fish'?"),
    ("completion bash zsh", "'plainview completion' takes one shell; leave out 'zsh'"),
    ("edit a.json", "'plainview edit' needs an edit; write, say, '--hide SELECTOR', or see 'plainview help edit'"),
    ("edit --hide UILabel", "'plainview edit' needs an input; name a file, or '-' for standard input"),
    ("edit a.json b.json --hide UILabel", "'plainview edit' takes one input; leave out 'b.json'"),
    ("edit a.json --hide UISwitch", "'--hide UISwitch' names no view of a.json; see what there is with 'plainview dump'"),
    ("edit a.json --set UILabel", "'--set' needs a value; write '--set SELECTOR KEY=VALUE'"),
    ("edit a.json --set UILabel alpha=red", "'--set': alpha can't be 'red'; it takes a number from 0 to 1"),
    ("edit a.json --format tree --hide UILabel", "'--format' takes no 'tree'; choose from json, jsonl"),
    ("help dmp", "there is no command 'dmp'; did you mean 'dump'?"),
    ("help dump draw", "'plainview help' takes one command; leave out 'draw'"),
  ])
  func `wrong usage says what to do`(words: String, message: String) {
    let world = TestWorld(files: ["a.json": screenJSON])
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
    #expect(world.output == "")
  }

  @Test(arguments: [
    (FileError.Reason.missing, "plainview: x: there is no such file; check the path"),
    (.notReadable, "plainview: x: you may not read this file; check its permissions"),
    (.directory, "plainview: x: this is a directory; give the files in it, say x/*.storyboard"),
    (.tooLarge(limit: 5), "plainview: x: the input has more than 5 bytes; split it"),
    (.system("Input/output error"), "plainview: x: Input/output error; the input could not be read"),
  ])
  func `a file that can't be read says why`(reason: FileError.Reason, message: String) {
    let world = TestWorld(errors: ["x": reason])
    #expect(world.run("dump x") == .trouble)
    #expect(world.errors == message + "\n")
    #expect(world.output == "")
  }

  @Test(arguments: [
    ("", "no view hierarchy found; looks like an empty file; give a file that holds a view hierarchy"),
    (" \n\t\r\n", "no view hierarchy found; looks like white space alone; give a file that holds a view hierarchy"),
    ("\u{7F}ELF\u{2}", "no view hierarchy found; looks like an executable"),
    ("%PDF-1.7", "no view hierarchy found; looks like a PDF document"),
    ("PK\u{3}\u{4}", "no view hierarchy found; looks like a zip archive; unpack it first"),
    ("NIBArchive\u{1}", "no view hierarchy found; looks like a compiled nib; give the .xib or .storyboard it was made from"),
    ("abc\u{0}def", "no view hierarchy found; looks like a binary file"),
    (
      "Dear diary",
      "no view hierarchy found; looks like plain text; 'plainview formats' lists what can be read, '--from FORMAT' says which it is"
    ),
  ])
  func `an input that holds no hierarchy says what it looks like`(text: String, message: String) {
    let world = TestWorld(files: ["x": text])
    #expect(world.run("dump x") == .trouble)
    #expect(world.errors == "x:1:1: error: \(message)\n")
    #expect(world.output == "")
  }

  @Test func `a full disk is an error, a closed pipe is none`() {
    let full = TestWorld(files: ["a.json": screenJSON], outputLimit: (0, .system("No space left on device")))
    #expect(full.run("dump a.json") == .trouble)
    #expect(full.errors == "plainview: standard output: No space left on device; the output is incomplete\n")
    let closed = TestWorld(files: ["a.json": screenJSON], outputLimit: (0, .closedPipe))
    #expect(closed.run("dump a.json") == .closedPipe)
    #expect(closed.errors == "")
    // git would call it the death of its driver.
    for words in ["git diff a.json", "git textconv a.json"] {
      let driver = TestWorld(files: ["a.json": screenJSON], outputLimit: (0, .closedPipe))
      #expect(driver.run(words) == .fine)
      #expect(driver.errors == "")
    }
  }
}
