import Foundation

/// A document that comes through standard input.
package enum StandardInput {
    /// The name that messages and pictures give it.
    static let name = "stdin"

    /// Far more than any interface; an endless pipe ends here.
    package static let limit = 256 << 20

    /// Everything up to the end of the input.
    static func contents() throws(ProjectError) -> Data {
        do {
            let data = try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data()
            if data.count <= limit { return data }
        } catch {
            throw .unreadable(file: name, reason: error.localizedDescription)
        }
        throw .unreadable(file: name, reason: "it is longer than \(limit >> 20) MiB")
    }
}
