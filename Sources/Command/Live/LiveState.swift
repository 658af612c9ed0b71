import Foundation

/// The state of a live preview at the end of a turn, for a worker that takes over from the one that drew it.
struct LiveState: Codable {
    /// The number of the state.
    var version: Int
    /// The folder of the page.
    var folder: String
    /// The data of the page, as JSON.
    var data: Data
    /// The files that belong to the page, relative to it.
    var files: [String]
    /// All files that were written, relative to the page.
    var drawn: [String]
    /// The messages about it.
    var said: [String]

    /// The state that an earlier worker left.
    ///
    /// - Parameter bytes: What `bytes()` returned.
    /// - Throws: Where the bytes are no state.
    init(_ bytes: [UInt8]) throws { self = try PropertyListDecoder().decode(Self.self, from: Data(bytes)) }

    /// Describes a state.
    init(version: Int, folder: String, data: Data, files: [String], drawn: [String], said: [String]) {
        self.version = version
        self.folder = folder
        self.data = data
        self.files = files
        self.drawn = drawn
        self.said = said
    }

    /// The bytes that say it.
    func bytes() throws -> [UInt8] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return [UInt8](try encoder.encode(self))
    }
}
