public import KeylineScenes

/// Why a picture could not be read or written.
public enum ImageCodingError: InputError, Hashable {
    /// The bytes are neither PNG nor JPEG.
    case unknownFormat
    /// The file is a picture of a known kind that is not read.
    case unreadFormat(String)
    /// The bytes are a Git LFS pointer in place of a picture.
    case largeFilePointer
    /// The bytes break the format's rules; `reason` is the library's.
    case corrupt(ImageFormat, reason: String)
    /// The bytes end before the picture does.
    case truncated(ImageFormat)
    /// The drawing breaks the format's rules; `reason` is the library's.
    case damagedDrawing(VectorFormat, reason: String)
    /// The drawing takes more time or memory than one may; `reason` says how much.
    case tooExpensive(VectorFormat, reason: String)
    /// The drawing has letters in a font that its file does not hold.
    case foreignFont(VectorFormat, name: String)
    /// The library that reads the format is not installed; `reason` is the system's.
    case missingLibrary(VectorFormat, reason: String)
    /// The picture has more pixels than the limits allow.
    case tooLarge(width: Int, height: Int, limits: ImageLimits)
    /// The picture takes a number of bytes, and others take so many already that it would be more than the limit of all.
    case beyondBudget(byteCount: Int, taken: Int, limit: Int)
    /// A PNG in the form that Xcode gives to pictures inside an application, which is not PNG any more.
    case optimizedForIOS
    /// A picture without pixels, which no format can hold.
    case empty
    /// The machine refused the memory.
    case insufficientMemory
    /// The file could not be read; `reason` is the system's.
    case unreadable(file: String, reason: String)
    /// Another error, in a file.
    indirect case inFile(String, ImageCodingError)

    /// The mistake.
    public var message: String {
        switch self {
        case .unreadFormat(let name): "\(name) pictures are not supported"
        case .largeFilePointer: GitLargeFile.message
        case .unknownFormat: "neither a PNG nor a JPEG picture"
        case .corrupt(let format, let reason): "damaged \(format.rawValue) picture: \(reason)"
        case .truncated(let format): "the \(format.rawValue) picture ends before its last pixel"
        case .damagedDrawing(let format, let reason): "damaged \(format.rawValue) drawing: \(reason)"
        case .tooExpensive(let format, let reason): "the \(format.rawValue) drawing asks for too much: \(reason)"
        case .foreignFont(let format, let name):
            "the \(format.rawValue) drawing has letters in the font \"\(name)\", which it does not contain"
        case .missingLibrary(let format, let reason): "\(format.rawValue) drawings cannot be read: \(reason)"
        case .tooLarge(let width, let height, let limits):
            "a picture of \(width)×\(height) pixels is larger than \(limits.maximumSide) pixels per side or"
                + " \(limits.maximumPixelCount) pixels in all"
        case .beyondBudget(let byteCount, let taken, let limit):
            "the picture takes \(Self.megabytes(byteCount)) of memory; decoded pictures may take \(Self.megabytes(limit)) together,"
                + " and \(Self.megabytes(taken)) are in use"
        case .optimizedForIOS: "a PNG picture in Apple's CgBI form, which only Apple's systems can read"
        case .empty: "a picture without pixels cannot be written"
        case .insufficientMemory: "not enough memory for the picture"
        case .unreadable(_, let reason): "the picture cannot be read: \(reason)"
        case .inFile(_, let error): error.message
        }
    }

    private static func megabytes(_ byteCount: Int) -> String { "\((byteCount + 999_999) / 1_000_000) MB" }

    /// Whether the picture could be decoded if others gave memory back.
    package var isBeyondBudget: Bool {
        switch self {
        case .beyondBudget: true
        case .inFile(_, let error): error.isBeyondBudget
        default: false
        }
    }

    /// Whether the picture may be whole, in a format that is not read.
    package var isOfUnreadFormat: Bool {
        switch self {
        case .unreadFormat: true
        case .inFile(_, let error): error.isOfUnreadFormat
        default: false
        }
    }

    /// The file, where one is known.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let file, _), .inFile(let file, _): SourceLocation(file: file)
        default: nil
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .largeFilePointer: GitLargeFile.hint
        case .unknownFormat, .unreadFormat: "convert it to PNG"
        case .corrupt, .truncated, .damagedDrawing: "export or copy the file again"
        case .tooExpensive: "simplify the drawing: avoid nested filters and patterns"
        case .foreignFont: "embed the font, or convert the letters to outlines"
        case .missingLibrary(let format, _): "install \(format.package), or run make setup"
        case .tooLarge: "reduce its size"
        case .beyondBudget: "reduce the size of the pictures, or show fewer of them together"
        case .optimizedForIOS: "use the original from the asset catalog, not the copy inside the built application"
        case .inFile(_, let error): error.hint
        case .empty, .insufficientMemory, .unreadable: nil
        }
    }
}
