/// Why a tool cannot do what an assistant asks for, in words that say what to do instead.
struct ToolError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
