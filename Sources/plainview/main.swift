import PlainviewCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that went away is told by what a write says, so that each command ends as its caller needs it to.
signal(SIGPIPE, SIG_IGN)
let world = SystemWorld(arguments: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
exit(Plainview.run(Array(CommandLine.arguments.dropFirst()), in: world).rawValue)
