import ViewTree

/// Tells git about the driver, or to forget it. What is there already stays, and what is as it should be is left alone.
struct GitInstallation {
  let world: any World
  let isGlobal: Bool
  /// Whether the attributes go into the repository's own `.gitattributes`, which everybody gets who clones it.
  let isShared: Bool
  let isDry: Bool
  private let git: Git

  init(in world: any World, isGlobal: Bool, isShared: Bool, isDry: Bool) {
    self.world = world
    self.isGlobal = isGlobal
    self.isShared = isShared
    self.isDry = isDry
    git = Git(world: world)
  }

  // MARK: Installing

  func install(_ driver: GitDriver, writingTo output: inout TextOutput) throws {
    try requireRepository()
    var changes = 0
    let dropped = try droppedOptions(driver)
    for (key, value) in driver.settings { changes += try set(key, value, &output) }
    if !dropped.isEmpty {
      let given = (driver.showsAll ? ["--all"] : []) + (driver.form == .external ? ["--form external"] : [])
      let command = (["plainview git install"] + (isGlobal ? ["--global"] : []) + (dropped + given).sorted()).joined(separator: " ")
      output.write("\(isDry ? "would drop" : "dropped") \(dropped.joined(separator: " and ")) of an earlier install; ")
      output.write("'\(command)' \(isDry ? "keeps" : "brings back") that\n")
    }
    let path = try attributesPath
    var file = try attributes(at: path)
    let added = file.addLines()
    for line in added { tell("add", "added", "to \(path): \(line)", &output) }
    if !added.isEmpty, !isDry { try world.replace(path, with: file.bytes) }
    changes += added.count
    if changes == 0 { output.write("all is set up already; git shows storyboards and xibs as views\n") }
    if changes > 0, !isDry {
      output.write("git diff, git log -p and git show now show storyboards and xibs as views; 'plainview git uninstall")
      output.write(isGlobal ? " --global' undoes it\n" : "' undoes it\n")
    }
    if !isDry { try reportOverriding() }
  }

  /// The options that what is set up now was given, and `driver` isn't.
  private func droppedOptions(_ driver: GitDriver) throws -> [String] {
    var options: [String] = []
    let prefix = "diff.\(GitDriver.name)."
    if !driver.showsAll, try values(of: prefix + "textconv").contains(where: { $0.hasSuffix(" git textconv --all") }) {
      options.append("--all")
    }
    if driver.form == .textconv, try !values(of: prefix + "command").isEmpty { options.append("--form external") }
    return options
  }

  /// Sets a key or, for `nil`, unsets it. Returns how many changes that made.
  private func set(_ key: String, _ value: String?, _ output: inout TextOutput) throws -> Int {
    let old = try values(of: key)
    if old == (value.map { [$0] } ?? []) { return 0 }
    if let value {
      tell(
        "set", "set", "\(key) in \(configurationName) to: \(value)" + (old.isEmpty ? "" : " (it was: \(old.joined(separator: ", ")))"),
        &output)
      if !isDry { _ = try git.ask(["config", scope, "--replace-all", key, value]) }
    } else {
      tell("unset", "unset", "\(key) in \(configurationName) (it was: \(old.joined(separator: ", ")))", &output)
      if !isDry { _ = try git.ask(["config", scope, "--unset-all", key]) }
    }
    return 1
  }

  /// Other attributes may win: those in folders over the repository's and both over a user's.
  private func reportOverriding() throws {
    guard try world.run(program: "git", ["rev-parse", "--git-dir"]).status == 0 else { return }
    for pattern in GitDriver.patterns {
      let sample = pattern.replacing("*", with: "any")
      guard let line = try git.line(["check-attr", "diff", "--", sample]) else { continue }
      let value = line.split(separator: " ").last.map(String.init) ?? ""
      if value == GitDriver.name { continue }
      world.report(
        note: "in this repository other attributes set 'diff' of \(pattern) to '\(value)', which wins; look for it in .gitattributes")
    }
  }

  // MARK: Uninstalling

  func uninstall(writingTo output: inout TextOutput) throws {
    try requireRepository()
    var changes = 0
    for (key, _) in GitDriver(program: "plainview").settings { changes += try set(key, nil, &output) }
    var paths = [try ownAttributesPath]
    if isShared { paths.append(try sharedAttributesPath) }
    for path in paths {
      var file = try attributes(at: path)
      let removed = file.removeLines()
      if removed.isEmpty { continue }
      for line in removed { tell("remove", "removed", "from \(path): \(line)", &output) }
      changes += removed.count
      if isDry { continue }
      if file.bytes.isEmpty { try world.remove(path) } else { try world.replace(path, with: file.bytes) }
    }
    if changes == 0 { output.write("there is nothing to undo\n") }
    if !isGlobal, !isShared { try reportShared() }
  }

  /// What everybody gets who clones the repository stays unless that is asked for.
  private func reportShared() throws {
    let path = try sharedAttributesPath
    var file = try attributes(at: path)
    if path == (try ownAttributesPath) || file.removeLines().isEmpty { return }
    world.report(
      note: "\(path) still names plainview, for all who clone the repository; 'plainview git uninstall --shared' takes that out")
  }

  // MARK: Where things are

  private func requireRepository() throws {
    if isGlobal { return }
    try git.requireRepository(remedy: "run this inside one, or write '--global' for all of yours")
  }

  private var scope: String { isGlobal ? "--global" : "--local" }
  private var configurationName: String { isGlobal ? "your git configuration" : "this repository's configuration" }

  private func values(of key: String) throws -> [String] {
    guard let output = try git.ask(["config", scope, "--get-all", key], silentStatus: 1)?.output else { return [] }
    return output.string(in: 0..<output.count).split(separator: "\n").map(String.init)
  }

  private var attributesPath: String {
    get throws {
      if isShared { return try sharedAttributesPath }
      return try ownAttributesPath
    }
  }

  /// Those that nobody else gets.
  private var ownAttributesPath: String {
    get throws {
      if !isGlobal { return try git.line(["rev-parse", "--git-path", "info/attributes"]) ?? ".git/info/attributes" }
      if let told = try git.line(["config", "--global", "--includes", "--type=path", "--get", "core.attributesFile"], silentStatus: 1) {
        return told
      }
      // Where git looks for it (gitattributes(5)).
      if let home = world.environment("XDG_CONFIG_HOME"), !home.isEmpty { return home + "/git/attributes" }
      guard let home = world.environment("HOME"), !home.isEmpty else {
        throw GitError.failed(words: "neither HOME nor XDG_CONFIG_HOME is set, so there is no place for your attributes; set HOME")
      }
      return home + "/.config/git/attributes"
    }
  }

  private var sharedAttributesPath: String {
    get throws {
      guard let top = try? git.line(["rev-parse", "--show-toplevel"]) else {
        if !isShared { return try git.line(["rev-parse", "--git-path", "info/attributes"]) ?? "" }
        throw GitError.failed(words: "this repository has no working tree, so there is no place for '.gitattributes'; leave out '--shared'")
      }
      return top + "/.gitattributes"
    }
  }

  private func attributes(at path: String) throws -> AttributesFile {
    do throws(FileError) {
      let bytes = try world.read(path)
      return AttributesFile((0..<bytes.count).map { bytes[$0] })
    } catch {
      guard error.reason == .missing else { throw error }
      return AttributesFile([])
    }
  }

  private func tell(_ would: String, _ did: String, _ what: String, _ output: inout TextOutput) {
    output.writeHarmless(isDry ? "would \(would) \(what)" : "\(did) \(what)")
    output.endLine()
  }
}
