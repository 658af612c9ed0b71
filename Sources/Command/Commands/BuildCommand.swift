import KeylineByteText

/// Compiles a package or an app, lists what had to be cut, and runs its tests where they are asked for.
@MainActor
struct BuildCommand {
    private let settings: CommandSettings
    private let folder: String

    init(_ settings: CommandSettings, folder: String?) {
        self.settings = settings
        self.folder = folder ?? "."
    }

    func run() throws -> ExitStatus {
        var options = settings.sources.buildOptions
        options.tellsAll = true
        options.purpose = settings.sources.runsTests ? .tests : .compiling
        let program = try PreviewProgram(
            folder, targets: settings.sources.packageTargets, scratchPath: settings.sources.scratchPath,
            options: options)
        try PackageTrust().check(program.package, isGiven: settings.sources.trustsPackage)
        let path = try program.build()
        guard settings.sources.runsTests else {
            Console.write(path + "\n")
            return .success
        }
        let results = try TestProgram(program).run()
        for failure in results.failures {
            let position = failure.position.map { program.package.ownPath($0) + ": " } ?? ""
            Console.write("\(position)\(failure.test): \(failure.message)\n".escaped(for: .terminal))
        }
        Console.write(results.summary + "\n")
        guard results.count > 0 else { throw PackageError.noTests(program.package.path) }
        return results.failed == 0 ? .success : .findings
    }
}

extension SourceSettings {
    /// The options of the package's or app's build.
    var buildOptions: PreviewProgram.BuildOptions {
        PreviewProgram.BuildOptions(isStrict: isStrict, scheme: scheme, dependencies: dependencies)
    }
}
