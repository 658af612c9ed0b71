import Foundation
import KeylineByteText
import KeylineScenes

/// Finds the storyboards and XIBs of an app that nothing names: neither its code nor a property list, a build setting or another storyboard.
///
/// Names are compared without case and signs, as generators turn `Sign In` into `signIn`. XIBs' names may be parts of words: UIKit finds the XIB `CartView`
/// for the class `CartViewController`, and code makes names of other classes', too. A name that code puts together has its parts in it.
struct UnnamedDocuments {
    private let words: Set<String>

    /// Reads what may name documents.
    ///
    /// - Parameters:
    ///   - folder: The app's folder.
    ///   - projects: The folders whose names end in `.xcodeproj`.
    init(in folder: AppFolder, _ projects: [String]) {
        var words: Set<String> = []
        for path in folder.codeFiles { words.formUnion(Self.words(ofFile: path)) }
        for path in folder.documents {
            let names = Self.text(path).matches(of: /(?:storyboardName|customClass)="([^"]+)"/)
            for name in names { words.formUnion(Self.words(of: name.1.utf8) + [Self.joined(name.1)]) }
        }
        for project in projects {
            let settings = Self.text(project + "/project.pbxproj").matches(of: /StoryboardName\w*"? = "?([^";]+)"?;/)
            words.formUnion(settings.map { Self.joined($0.1) })
        }
        self.words = words
    }

    /// The documents that nothing names; none where that is so of most, as their code is elsewhere then.
    ///
    /// - Parameter documents: The paths of storyboards and XIBs.
    /// - Returns: Those paths of them.
    func documents(among documents: [String]) -> Set<String> {
        guard !words.isEmpty else { return [] }
        let unnamed = documents.filter { path in
            let mayBePart = path.pathExtension.lowercased() == "xib"
            return !isNamed(path.lastPathComponent.deletingPathExtension, mayBePart: mayBePart)
        }
        return unnamed.count * 2 > documents.count ? [] : Set(unnamed)
    }

    private func isNamed(_ name: String, mayBePart: Bool) -> Bool {
        let whole = Self.joined(name)
        let device = name.replacing(/[~_-]?(?i:ipad|iphone)$/, with: "")
        // The system finds these by themselves, or a manifest names them.
        if name.hasPrefix("Main") || name.contains("Launch") { return true }
        let parts = Self.words(of: name.utf8)
        if words.contains(whole) || words.contains(Self.joined(device)) { return true }
        if parts.count > 1, parts.isSubset(of: words) { return true }
        return mayBePart && words.contains { $0.utf8.count > whole.utf8.count && $0.contains(whole) }
    }

    private static func joined(_ text: some StringProtocol) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func text(_ path: String) -> String {
        InputTrace.note(.file(path))
        return InputFile.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func words(ofFile path: String) -> Set<String> {
        InputTrace.note(.file(path))
        return InputFile.contents(atPath: path).map { words(of: $0) } ?? []
    }

    /// The runs of letters and digits in a text, in small letters. Signs between letters of one name, such as `_`, are left out.
    private static func words(of bytes: some Sequence<UInt8>) -> Set<String> {
        var result: Set<[UInt8]> = []
        var word: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 32)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                word.append(byte)
            case UInt8(ascii: "_"): continue
            default:
                if !word.isEmpty { result.insert(word) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { result.insert(word) }
        return Set(result.map { String(decoding: $0, as: UTF8.self) })
    }
}
