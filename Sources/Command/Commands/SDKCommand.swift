/// Prints where Keyline's compiled modules are, or builds them.
@MainActor
struct SDKCommand {
    private let settings: CommandSettings
    private let checkout: String?

    init(_ settings: CommandSettings, checkout: String?) {
        self.settings = settings
        self.checkout = checkout
    }

    func run() throws -> ExitStatus {
        let sdk = try checkout.map { try SDKBuild.run($0, to: settings.results.path) } ?? KeylineSDK.current()
        Console.write("\(sdk.folder)\n\(sdk.compiler)\n")
        return .success
    }
}
