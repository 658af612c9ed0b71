/// The families of a collection and the names that lead to them.
struct FontCatalog: Sendable {
    /// The faces that a font's name denotes.
    struct Entry: Sendable {
        let family: FontFamily
        /// The face that the name belongs to; nil where it is the family's.
        let face: FontFace?
    }

    let systemText: FontFamily
    let systemDisplay: FontFamily
    let monospaced: FontFamily
    let emoji: FontFamily
    /// The bundled families that stand in for missing characters, in the order in which they are tried.
    let fallbacks: [FontFamily]
    /// The designs that stand in for families of iOS.
    let deviceSubstitutes: [DeviceFont.Design: FontFamily]
    /// The dictionaries that say where words may be divided, by language and region such as `en_GB`.
    let hyphenation: [String: FontFile]
    /// The families of files that were added, in the order of adding.
    private(set) var custom: [FontFamily] = []
    private var entries: [String: Entry] = [:]
    private var substitutes: [String: String] = [:]

    /// The families of Keyline's own folder.
    init(_ list: FontChecksums) throws(FontError) {
        systemText = try BundledFonts.text(in: list)
        systemDisplay = try BundledFonts.display(in: list)
        monospaced = try BundledFonts.monospaced(in: list)
        emoji = try BundledFonts.emoji(in: list)
        fallbacks = try BundledFonts.fallbacks(in: list)
        var deviceSubstitutes: [DeviceFont.Design: FontFamily] = [:]
        for design in DeviceFont.Design.allCases {
            deviceSubstitutes[design] = try BundledFonts.substitute(design, in: list)
        }
        self.deviceSubstitutes = deviceSubstitutes
        hyphenation = try list.hyphenation()
        for family in families { entries[Self.key(family.name)] = Entry(family: family, face: nil) }
    }

    /// Only the families that must exist, without faces.
    static let empty = FontCatalog()

    private init() {
        systemText = FontFamily(name: "Inter", faces: [])
        systemDisplay = FontFamily(name: "Inter Display", faces: [])
        monospaced = FontFamily(name: "JetBrains Mono", faces: [])
        emoji = FontFamily(name: "Noto Color Emoji", isEmoji: true, faces: [])
        fallbacks = []
        deviceSubstitutes = [:]
        hyphenation = [:]
    }

    /// Every family.
    var families: [FontFamily] {
        let ordered = DeviceFont.Design.allCases.compactMap { deviceSubstitutes[$0] }
        return custom + [systemText, systemDisplay, monospaced] + ordered + fallbacks + [emoji]
    }

    mutating func add(_ fonts: CustomFonts) {
        custom += fonts.families
        entries.merge(fonts.entries) { _, new in new }
    }

    mutating func substitute(_ name: String, with target: String) {
        substitutes[Self.key(name)] = Self.key(target)
    }

    /// The faces that a name denotes, by itself or by a substitution.
    func entry(named name: String) -> Entry? {
        let key = Self.key(name)
        return entries[substitutes[key] ?? key]
    }

    /// The iOS family that a name belongs to; nil where there is none, or where a file of that name was added.
    func deviceFont(named name: String) -> DeviceFont? {
        let key = Self.key(name)
        return entry(named: name) == nil ? DeviceFont(named: substitutes[key] ?? key) : nil
    }

    /// Names are compared without case, spaces, hyphens and underscores, since people write them in many ways.
    static func key(_ name: String) -> String {
        name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
}
