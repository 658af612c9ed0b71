import KeylineLayoutFile

/// Prints the schema of layout files.
@MainActor
struct SchemaCommand {
    func run() -> ExitStatus {
        Console.write(LayoutSchema.json())
        return .success
    }
}
