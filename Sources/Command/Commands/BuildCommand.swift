/// Compiles a package or an app, and lists what had to be cut.
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
        let program = try PreviewProgram(
            folder, targets: settings.sources.packageTargets, scratchPath: settings.sources.scratchPath,
            options: options)
        try PackageTrust().check(program.package, isGiven: settings.sources.trustsPackage)
        Console.write(try program.build() + "\n")
        return .success
    }
}

extension SourceSettings {
    /// The options of the package's or app's build.
    var buildOptions: PreviewProgram.BuildOptions {
        PreviewProgram.BuildOptions(isStrict: isStrict, scheme: scheme, dependencies: dependencies)
    }
}
