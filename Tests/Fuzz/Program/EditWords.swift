/// The words of editing commands, about the objects of a document.
enum EditWords {
    /// Commands with places for ids (`@`), values (`#`) and keys (`$`) of documents.
    static let forms = [
        "fix add-missing", "fix reset-suggested", "fix update-frames", "fix update-constants", "fix clear",
        "pin @ all=#", "pin @ leading=#:margin",
        "pin @ top=#:safeArea width=#", "align leading @ @", "align centerX @", "align baseline @ @", "embed @ @",
        "embed @", "suggest @ @",
        "set @ $=#", "set @ text=#", "set @ font=body hidden=true", "set @ constant=#", "set @ priority=#",
        "set @ $=# --vary width=regular",
        "delete @", "add UILabel @", "add UIStackView @ --at #,#", "add UIButton @ --arranged", "move @ #,#",
        "resize @ #x#", "assume @.width<=#",
        "assume @.top==@.bottom+#", "convert", "convert --to yaml", "convert --to swift", "convert --to swiftui",
        "convert --to xib", "outline", "lint",
        "diagnose", "explain @", "dump", "check --sweep widths=300..330", "check --across locales=ar,text-sizes=AX5",
        "inspect", "equivalent",
    ]

    private static let keys = [
        "text", "hidden", "alpha", "backgroundColor", "constant", "priority", "multiplier", "axis", "spacing", "font",
        "numberOfLines",
        "contentMode", "firstAttribute", "relation", "installed", "x", "width", "userLabel", "distribution", "image",
        "placeholder",
    ]

    /// Another form, filled anew from the document.
    static func mutated(_ words: String, _ document: [UInt8], using random: inout SplitMix) -> String {
        let ids = ids(of: document)
        let form = forms.randomElement(using: &random) ?? words
        var result = ""
        for character in form {
            switch character {
            case "@": result += ids.randomElement(using: &random) ?? "a"
            case "#":
                result += HardValues.scalar(using: &random).filter { $0.isLetter || $0.isNumber || ".-:".contains($0) }
            case "$": result += keys.randomElement(using: &random) ?? "text"
            default: result.append(character)
            }
        }
        return result
    }

    /// The texts behind `id` in a document of either kind.
    private static func ids(of document: [UInt8]) -> [String] {
        let text = String(decoding: document.prefix(100_000), as: UTF8.self)
        return text.matches(of: /\bid(?:="|: *"?)([A-Za-z0-9_-]+)/).prefix(200).map { String($0.1) }
    }
}
