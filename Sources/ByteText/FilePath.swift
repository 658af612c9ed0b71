/// Paths taken apart at their slashes, byte by byte.
///
/// `NSString` has properties of these names. Those of Foundation on Linux trap on a path whose first component is one character
/// long, and compare `Character`s, of which one can hold a slash and the mark behind it.
extension String {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    private init(bytes: some Sequence<UInt8>) {
        self.init(decoding: Array(bytes), as: UTF8.self)
    }

    /// The bytes without slashes at the end; a path of slashes alone keeps one.
    private var trimmedPath: Substring.UTF8View {
        var bytes = self[...].utf8
        while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
        return bytes
    }

    /// The path after the last slash, not counting slashes at the end. `/` for the root.
    package var lastPathComponent: String {
        let bytes = trimmedPath
        guard let index = bytes.lastIndex(of: Self.slash), bytes.count > 1 else { return String(bytes: bytes) }
        return String(bytes: bytes[bytes.index(after: index)...])
    }

    /// The path before the last component, without a slash at the end; empty for a name alone, `/` below the root.
    package var deletingLastPathComponent: String {
        let bytes = trimmedPath
        guard let index = bytes.lastIndex(of: Self.slash) else { return "" }
        let folder = String(bytes: bytes[..<index])
        return folder.utf8.allSatisfy { $0 == Self.slash } ? "/" : String(bytes: folder.trimmedPath)
    }

    /// The characters after the last dot of the last component; empty where there is none, or only the name's first character is one.
    package var pathExtension: String {
        let name = lastPathComponent.utf8
        guard let index = name.lastIndex(of: Self.dot), name[..<index].contains(where: { $0 != Self.dot }) else {
            return ""
        }
        return String(bytes: name[name.index(after: index)...])
    }

    /// The path without slashes at the end and without its extension.
    package var deletingPathExtension: String {
        let ending = pathExtension
        let bytes = trimmedPath
        return String(bytes: ending.isEmpty ? bytes : bytes.dropLast(ending.utf8.count + 1))
    }

    /// The path of something inside this folder; a folder without a name is the current one.
    package func appendingPathComponent(_ name: String) -> String {
        isEmpty ? name : utf8.last == Self.slash ? self + name : self + "/" + name
    }
}
