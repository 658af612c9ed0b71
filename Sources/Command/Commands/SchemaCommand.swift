import KeylineLayoutFile

/// Prints the schema of layout files, or that of the configuration file.
@MainActor
struct SchemaCommand {
    /// What there is a schema of.
    enum Subject: String, CaseIterable {
        case layout
        case configuration
    }

    private let name: String?

    init(_ operands: [String]) {
        name = operands.first
    }

    func run() throws -> ExitStatus {
        let subject = try name.map { try ValueReader<Subject>.cases("SUBJECT").read($0) } ?? .layout
        switch subject {
        case .layout: Console.write(LayoutSchema.json())
        case .configuration: Console.write(ConfigurationSchema.json)
        }
        return .success
    }
}
