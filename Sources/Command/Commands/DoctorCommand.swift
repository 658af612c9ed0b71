import KeylineByteText

/// Tells which of the things that Keyline needs this machine has, and the commands that provide the others.
@MainActor
struct DoctorCommand {
    private let settings: CommandSettings

    init(_ settings: CommandSettings) {
        self.settings = settings
    }

    private struct Document: Encodable {
        let keyline = 1
        let version = Versions.keyline
        let checks: [SetupCheck]
    }

    func run() throws -> ExitStatus {
        let checks = SetupCheck.all()
        switch settings.results.dumpFormat {
        case .json:
            Console.write(try JSONForm.document.text(of: Document(checks: checks)))
        case .text:
            Console.write(Versions.text)
            for check in checks {
                Console.write(
                    "\(check.found == nil ? "missing" : "ok     ")  \(check.name): \(check.found ?? check.use)\n")
                if let remedy = check.remedy { Console.write("           \(remedy)\n") }
            }
        }
        return checks.allSatisfy { $0.found != nil } ? .success : .findings
    }
}
