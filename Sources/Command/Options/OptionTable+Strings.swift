import KeylineScenes

extension OptionTable {
    static let stringsOptions = [
        CommandOption(
            "locale", in: .environment, for: stringsCommands, .locale,
            "Only this language of the app; may be repeated",
            store: { $1.strings.languages.append($0) }, isRepeatable: true),
        CommandOption(
            "budget", in: .checking, for: [.strings],
            "Find the greatest length of each text at which every screen works",
            store: { $0.strings.findsBudgets = true }),
        CommandOption(
            "screenshots", in: .output, for: [.strings], .text("DIR"),
            "Write the translators' kit into this folder: pictures, a page, XLIFF, CSV, JSON and Crowdin's tags",
            store: { $1.strings.folder = $0 }),
        CommandOption(
            "crowdin", in: .output, for: [.strings], .text("FILE"),
            "With --screenshots: the answer of Crowdin's List Strings, for tags with Crowdin's ids",
            store: { $1.strings.crowdinFile = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.stringsCheck], .text("DIR"),
            "The folder for pictures of texts that are too long (default: out/strings)",
            store: { $1.results.path = $0 }),
    ]
}
