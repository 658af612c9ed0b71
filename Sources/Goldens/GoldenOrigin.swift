import KeylineGraphics
import KeylineImageCoding
import KeylineScenes

/// The version of Keyline that made a golden, and the digest of everything of the app that it was made from.
public struct GoldenOrigin: Hashable, Sendable {
    /// The program, such as `keyline 0.1.0`.
    public var program: String
    /// The digest of the app's files that were read, and of the case's line, in hexadecimal digits.
    public var inputs: String

    /// Describes where a golden comes from.
    public init(program: String, inputs: String) {
        self.program = program
        self.inputs = inputs
    }
}

/// The origin of a golden, as the golden carries it, with the digest of its display list. What differs later is the app's, or comes from a
/// new version of Keyline.
struct RecordedOrigin: Equatable {
    private static let keyword = "Origin"
    private static let separator = "; "

    let origin: GoldenOrigin
    /// The digest of the display list, in hexadecimal digits.
    let drawing: String

    /// The origin of a subject; nil where its case has none.
    init?(_ subject: GoldenSubject) {
        guard let origin = subject.origin else { return nil }
        self.origin = origin
        var encoding = BinaryEncoding("keyline golden drawing 1")
        encoding.append(subject.scene.environment.scale)
        encoding.append(subject.background)
        encoding.append(subject.list)
        drawing = encoding.digest.hexadecimal
    }

    /// Reads the words that a golden carries; nil where it carries none.
    init?(text: String?) {
        guard let parts = text?.split(separator: Self.separator, omittingEmptySubsequences: false), parts.count == 3,
            GoldenDigests.isDigest(String(parts[1])), GoldenDigests.isDigest(String(parts[2]))
        else { return nil }
        origin = GoldenOrigin(program: String(parts[0]), inputs: String(parts[1]))
        drawing = String(parts[2])
    }

    /// Reads the words that the bytes of a picture carry; nil where they carry none.
    init?(picture: [UInt8]) { self.init(text: PNGText.text(for: Self.keyword, in: picture)) }

    /// The words that a golden carries.
    var text: String { [origin.program, origin.inputs, drawing].joined(separator: Self.separator) }

    /// The bytes of a picture that carries them.
    func added(to picture: [UInt8]) -> [UInt8] { PNGText.adding(text, keyword: Self.keyword, to: picture) }

    /// The source of a difference.
    ///
    /// - Parameters:
    ///   - now: The origin of today's drawing.
    ///   - isPicture: Whether pixels differ: where they do though the same is drawn, only the program that draws it can be the reason.
    /// - Returns: The source.
    func source(ofDifferenceTo now: RecordedOrigin, isPicture: Bool) -> GoldenResult.Source {
        if origin.inputs == now.origin.inputs || isPicture && drawing == now.drawing { return .upgrade }
        return origin.program == now.origin.program ? .app : .both
    }
}

extension GoldenResult {
    /// The source of a difference.
    public enum Source: String, Codable, Hashable, Sendable, CaseIterable {
        /// The app is as it was: a new version of Keyline, or of a library, draws it otherwise.
        case upgrade
        /// The app changed, and Keyline did not.
        case app
        /// Both changed.
        case both

        /// The source in words.
        public var words: String {
            switch self {
            case .upgrade: "from a new version of Keyline or a library: the app's files are as they were"
            case .app: "from the app: Keyline is the version that recorded it"
            case .both: "from the app or from a new version of Keyline: both changed since it was recorded"
            }
        }
    }
}
