/// The types that Apple's documentation lists under "System-declared uniform type identifiers", as far as apps' views name them.
extension UTType {
    struct Entry {
        let parents: [String]
        let endings: [String]
        let mime: String?

        init(_ parents: [String], _ endings: [String] = [], _ mime: String? = nil) {
            self.parents = parents
            self.endings = endings
            self.mime = mime
        }
    }

    static let known: [String: Entry] = [
        "public.item": Entry([]), "public.content": Entry([]), "public.data": Entry(["public.item"]),
        "public.directory": Entry(["public.item"]), "public.folder": Entry(["public.directory"]),
        "public.text": Entry(["public.data", "public.content"]),
        "public.plain-text": Entry(["public.text"], ["txt", "text"], "text/plain"),
        "public.utf8-plain-text": Entry(["public.plain-text"]),
        "public.rtf": Entry(["public.text"], ["rtf"], "text/rtf"),
        "public.html": Entry(["public.text"], ["html", "htm"], "text/html"),
        "public.xml": Entry(["public.text"], ["xml"], "application/xml"),
        "public.json": Entry(["public.text"], ["json"], "application/json"),
        "public.comma-separated-values-text": Entry(["public.text"], ["csv"], "text/csv"),
        "public.source-code": Entry(["public.plain-text"]),
        "public.swift-source": Entry(["public.source-code"], ["swift"]),
        "public.url": Entry(["public.data"]), "public.file-url": Entry(["public.url"]),
        "com.adobe.pdf": Entry(["public.data", "public.content"], ["pdf"], "application/pdf"),
        "public.image": Entry(["public.data", "public.content"]),
        "public.png": Entry(["public.image"], ["png"], "image/png"),
        "public.jpeg": Entry(["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg"),
        "public.heic": Entry(["public.image"], ["heic"], "image/heic"),
        "public.heif": Entry(["public.image"], ["heif"], "image/heif"),
        "public.tiff": Entry(["public.image"], ["tiff", "tif"], "image/tiff"),
        "public.svg-image": Entry(["public.image"], ["svg"], "image/svg+xml"),
        "org.webmproject.webp": Entry(["public.image"], ["webp"], "image/webp"),
        "com.compuserve.gif": Entry(["public.image"], ["gif"], "image/gif"),
        "com.microsoft.bmp": Entry(["public.image"], ["bmp"], "image/bmp"),
        "com.apple.live-photo": Entry(["public.content"]),
        "public.audiovisual-content": Entry(["public.data", "public.content"]),
        "public.movie": Entry(["public.audiovisual-content"]), "public.video": Entry(["public.movie"]),
        "public.audio": Entry(["public.audiovisual-content"]),
        "com.apple.quicktime-movie": Entry(["public.movie"], ["mov", "qt"], "video/quicktime"),
        "public.mpeg-4": Entry(["public.movie"], ["mp4", "mpg4"], "video/mp4"),
        "public.mp3": Entry(["public.audio"], ["mp3"], "audio/mpeg"),
        "public.mpeg-4-audio": Entry(["public.audio"], ["m4a"], "audio/mp4"),
        "com.microsoft.waveform-audio": Entry(["public.audio"], ["wav"], "audio/vnd.wave"),
        "public.archive": Entry(["public.data"]),
        "public.zip-archive": Entry(["public.archive"], ["zip"], "application/zip"),
        "public.vcard": Entry(["public.text"], ["vcf"], "text/vcard"),
        "public.calendar-event": Entry(["public.data"]),
        "com.apple.application": Entry(["public.item"]),
    ]

    /// Anything with a place in a folder.
    public static let item = UTType(known: "public.item")
    /// Anything that a person reads, sees or hears.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    /// A folder as a person sees it.
    public static let folder = UTType(known: "public.folder")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// A text without looks.
    public static let plainText = UTType(known: "public.plain-text")
    /// A text without looks in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// A text with looks.
    public static let rtf = UTType(known: "public.rtf")
    /// A page of the web.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// A table of texts.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A program's text.
    public static let sourceCode = UTType(known: "public.source-code")
    /// A program's text in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Any picture.
    public static let image = UTType(known: "public.image")
    /// A PNG.
    public static let png = UTType(known: "public.png")
    /// A JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A HEIC.
    public static let heic = UTType(known: "public.heic")
    /// A HEIF.
    public static let heif = UTType(known: "public.heif")
    /// A TIFF.
    public static let tiff = UTType(known: "public.tiff")
    /// An SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A WebP.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A BMP.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A photograph that moves.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A film, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound.
    public static let video = UTType(known: "public.video")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// An MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Files packed into one.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP.
    public static let zip = UTType(known: "public.zip-archive")
    /// A visiting card.
    public static let vCard = UTType(known: "public.vcard")
    /// An event of a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// An app.
    public static let application = UTType(known: "com.apple.application")
}
