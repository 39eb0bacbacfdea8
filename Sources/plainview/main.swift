import PlainviewCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let world = SystemWorld(arguments: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
exit(Plainview.run(Array(CommandLine.arguments.dropFirst()), in: world).rawValue)
