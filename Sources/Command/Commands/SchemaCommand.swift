import KeylineLayoutFile
import KeylineVocabulary

/// Prints a schema of layout files, or that of the configuration file.
@MainActor
struct SchemaCommand {
    /// What there is a schema of.
    enum Subject: String, CaseIterable {
        /// Layouts of views and constraints.
        case layout
        /// Layouts of SwiftUI's views.
        case views
        case configuration
        /// The page of properties, which is no schema but says the same to people.
        case properties
    }

    private let name: String?

    init(_ operands: [String]) {
        name = operands.first
    }

    private var subject: Subject {
        get throws(UsageError) {
            guard let name else { return .layout }
            do throws(ValueError) { return try OptionValueReader<Subject>.cases("SUBJECT").read(name) } catch {
                throw .invalidValue(option: "keyline schema", error)
            }
        }
    }

    func run() throws -> ExitStatus {
        switch try subject {
        case .layout: Console.write(LayoutSchema.json())
        case .views: Console.write(ElementSchema.json())
        case .configuration: Console.write(ConfigurationSchema.json)
        case .properties: Console.write(PropertyPage.text)
        }
        return .success
    }
}
