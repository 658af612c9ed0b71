import Foundation
import KeylineScenes

extension OptionTable {
    static let sceneOptions = [
        CommandOption(
            "scene", in: .scene, for: sceneCommands, .text("ID"),
            "Only the scene with this id, title, identifier or class, the scenes of this file, or FILE#SCENE; may be repeated",
            store: { $1.sources.scenes.append($0) }, isRepeatable: true),
        CommandOption(
            "view", in: .scene, for: [.outline], .text("VIEW"),
            "Only the constraints of the view with this id, label or text",
            store: { $1.editing.inspectedView = $0 }),
        CommandOption(
            "side", in: .scene, for: [.outline], OptionValueReader<LayoutAttribute>.cases("ATTRIBUTE"),
            "With --view: only constraints of this attribute, such as leading",
            store: { $1.editing.inspectedSide = $0.rawValue }),
        CommandOption(
            "drag", in: .scene, for: [.suggest], .cases("WAY"), "horizontal, vertical or outline (default: everything)",
            store: { $1.editing.dragDirection = $0 }),
        CommandOption(
            "select", in: .scene, for: [.fix], .text("VIEW"),
            "Only the view with this id, label or text; may be repeated",
            store: { $1.editing.selectedViews.append($0) }, isRepeatable: true),
        CommandOption(
            "exclude", in: .scene, for: stringsCommands.union([.check, .review, .map]), .text("PATTERN"),
            "Leave out files whose path or name, or a folder of it, matches; * matches any characters; may be repeated",
            store: { $1.sources.excluded.append($0) }, isRepeatable: true),
        CommandOption(
            "strings", in: .scene, for: [.render, .preview, .check, .dump, .explain, .inspect, .diagnose], .text("DIR"),
            "The folder of the strings and images of a document on standard input (default: the current one)",
            store: { $1.sources.inputFolder = $0 }),
        CommandOption(
            "package", in: .scene, for: previewedCommands, .text("DIR"),
            "Build a Swift package or an Xcode project first, which runs its code: its previews (#Preview, PreviewProvider) are used if "
                + "no FILE is given, and files can use its classes",
            store: { $1.sources.package = $0 }),
        CommandOption(
            "target", in: .scene, for: previewedCommands.union([.build]), .text("NAME"),
            "With a package or app: only this target's previews, or with --tests its tests; may be repeated",
            store: { $1.sources.packageTargets.append($0) }, isRepeatable: true),
        CommandOption(
            "scheme", in: .scene, for: previewedCommands.union([.build]), .text("NAME"),
            "With an app: only the targets that this scheme builds", store: { $1.sources.scheme = $0 }),
        CommandOption(
            "dependency", in: .scene, for: previewedCommands.union([.build]), .dependency,
            "With a package or app: the folder of a package that it depends on; may be repeated",
            store: { $1.sources.dependencies[$0.name] = $0.path }, isRepeatable: true),
        CommandOption(
            "strict", in: .scene, for: previewedCommands.union([.build]),
            "Code that does not compile is an error, instead of being cut and listed",
            store: { $0.sources.isStrict = true }),
        CommandOption(
            "tests", in: .scene, for: [.build],
            "Also build the targets of tests, and run them", store: { $0.sources.runsTests = true }),
        CommandOption(
            "scratch-path", in: .scene, for: previewedCommands.union(executingCaseCommands).union([.build]),
            .text("DIR"),
            "With --package, also in a golden's case: build in this folder, such as one that a CI system caches",
            store: { $1.sources.scratchPath = $0 }),
        CommandOption(
            "trust", in: .scene, for: previewedCommands.union(executingCaseCommands).union([.build]),
            "Build and run the package's code without asking, now and later; on a terminal you are otherwise asked once",
            store: { $0.sources.trustsPackage = true }),
        CommandOption(
            "fonts", in: .scene,
            for: layoutCommands.union(goldenCommands).union(editingCommands).union([.lint, .convert, .text]),
            .text("DIR"),
            "Also look for fonts in this folder; may be repeated",
            store: { $1.sources.fontFolders.append($0) }, isRepeatable: true),
        CommandOption(
            "unsaved", in: .scene,
            for: layoutCommands.subtracting([.preview, .equivalent, .review, .edit, .map]).union(editingCommands).union(
                [
                    .lint, .convert,
                ]),
            .text("FILE"),
            "Read the contents of this file from standard input, as an editor holds them before it saves the file",
            store: { $1.sources.unsavedFile = $0 }),
        CommandOption(
            "root", in: .scene, for: [.mcp], .text("DIR"),
            "A folder whose files calls may name (default: the client's roots, or the current folder); may be repeated",
            store: { $1.assistant.roots.append($0) }, isRepeatable: true),
        CommandOption(
            "permit", in: .scene, for: [.mcp], OptionValueReader<ToolPermission>.cases("WHAT").list,
            "What tools may do besides: build (build packages and run their code), write (edit files)",
            store: { $1.assistant.permissions.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "permit", in: .scene, for: [.lsp],
            OptionValueReader<ToolPermission>("WHAT", oneOf: [(ToolPermission.build.rawValue, .build)]).list,
            "What the server does besides: build (when a Swift file is saved, build its package and run its previews)",
            store: { $1.languageServer.permissions.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "config", in: .scene, for: configuredCommands, .text("FILE"),
            "The configuration file (default: the nearest keyline.yaml in this folder or a parent folder)",
            store: { _, _ in }),
        CommandOption(
            "no-config", in: .scene, for: configuredCommands, "Do not read a configuration file", store: { _ in }),
    ]

    static let environmentOptions = screenOptions + personOptions + stepOptions

    private static let stepOptions = [
        CommandOption(
            "steps", in: .environment, for: [.render, .preview, .check, .dump], .steps,
            "Do this before the picture is taken: tap, type TEXT in, scroll … to, select, toggle with an identifier, label or text, "
                + "or wait, such as \"tap Next; wait 0.3 s\"; may be repeated",
            store: { $1.overrides.steps = ($1.overrides.steps ?? []) + $0 }, isRepeatable: true)
    ]

    private static let screenOptions = [
        CommandOption(
            "device", in: .environment, for: layoutCommands, .device,
            "The device, such as \"iPhone 15\" or ipad9.7inch",
            store: { $1.overrides.screen.device = $0 }),
        CommandOption(
            "orientation", in: .environment, for: layoutCommands, .cases("O"), "portrait or landscape",
            store: { $1.overrides.screen.orientation = $0 }),
        CommandOption(
            "size", in: .environment, for: layoutCommands, .size, "The size of the window in points",
            store: { $1.overrides.screen.size = $0 }),
        CommandOption(
            "split", in: .environment, for: layoutCommands, .cases("PART"),
            "On an iPad, the app's share of the screen beside another app: full, two-thirds, half or third; or slide-over, "
                + "a window that floats over the other app",
            store: { $1.overrides.screen.splitView = $0 }),
        CommandOption(
            "scale", in: .environment, for: layoutCommands, .scale, "Pixels per point",
            store: { $1.overrides.screen.scale = $0 }),
    ]

    private static let personOptions = [
        CommandOption(
            "locale", in: .environment, for: layoutCommands.subtracting(stringsCommands).union([.text]), .locale,
            "Language and region, such as ar or en-GB",
            store: { $1.overrides.language.locale = $0 }),
        CommandOption(
            "region", in: .environment, for: layoutCommands, .region,
            "Format dates, numbers and currencies for this region, such as GB, whatever the language",
            store: { $1.overrides.language.region = $0 }),
        CommandOption(
            "direction", in: .environment, for: layoutCommands.union([.text]), .cases("D"),
            "ltr or rtl (default: the language's direction)",
            store: { $1.overrides.language.layoutDirection = $0 }),
        CommandOption(
            "text-size", in: .environment, for: layoutCommands.union([.text]), .cases("S"),
            "XS, S, M, L (default), XL, XXL, XXXL or AX1…AX5",
            store: { $1.overrides.contentSizeCategory = $0 }),
        CommandOption(
            "appearance", in: .environment, for: layoutCommands, .cases("A"), "light or dark",
            store: { $1.overrides.appearance = $0 }),
        CommandOption(
            "bold-text", in: .environment, for: layoutCommands, "Turn on Bold Text",
            store: { $0.overrides.legibilityWeight = .bold }),
        CommandOption(
            "contrast", in: .environment, for: layoutCommands, .cases("C"), "normal or increased",
            store: { $1.overrides.contrast = $0 }),
        CommandOption(
            "system", in: .environment, for: layoutCommands, .cases("S"),
            "ios18 (default) or ios26: which system's metrics bars, lists and controls have",
            store: { $1.overrides.system = $0 }),
        CommandOption(
            "keyboard", in: .environment, for: layoutCommands, .height,
            "Height of the keyboard in points, for views that follow its guide",
            store: { $1.overrides.keyboardHeight = $0 }),
        CommandOption(
            "call", in: .environment, for: layoutCommands,
            "Show the bar of a call or a recording, on devices with a status bar of 20 points",
            store: { $0.overrides.screen.showsCallInProgress = true }),
        CommandOption(
            "pseudo", in: .environment, for: layoutCommands.subtracting(stringsCommands),
            OptionValueReader<PseudoLanguage>.cases("KIND").list,
            "Transform localised strings: accented, double-length, expanded (as the language does), bounded, "
                + "right-to-left, right-to-left-strings",
            store: { $1.overrides.language.pseudoLanguages.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "as", in: .environment, for: layoutCommands, .cases("MODE"),
            "Show storyboards and XIBs as a device does or as Xcode's canvas does: device (default of render, preview, check, inspect, "
                + "explain and goldens) or canvas (default of other commands)",
            store: { $1.overrides.presentation = $0 }),
        CommandOption(
            "code", in: .environment, for: codeCommands, .cases("USE"),
            "Show what the app's code gives the outlets of storyboards and XIBs: certain (default with --as device: one assignment of "
                + "a literal or a lookup), likely (also branches, and texts with samples) or off (default of goldens)",
            store: { $1.sources.code = $0 }),
        CommandOption(
            "content-size", in: .environment, for: layoutCommands, .cases("FROM"),
            "Sizes of labels, buttons and images: measured (default) or as recorded in the file",
            store: { $1.overrides.contentSizing = $0 }),
        CommandOption(
            "extent", in: .environment, for: extentCommands, .cases("PART"),
            "How much scroll content is laid out: screen (default) or content, all of it, as on a screen that is high enough, with bars at "
                + "the ends",
            store: { $1.overrides.extent = $0 }),
    ]
}

/// A package with the folder that has its files.
struct NamedDependency: Sendable {
    let name: String
    let path: String
}

extension OptionValueReader where Value == NamedDependency {
    /// A name and a folder.
    static var dependency: OptionValueReader {
        OptionValueReader("NAME=PATH", "a package's name and its folder, such as Kingfisher=../Kingfisher") { text in
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
            let path = String(text[text.index(after: sign)...])
            let real = URL(fileURLWithPath: path).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: real + "/Package.swift") else { return nil }
            return NamedDependency(name: String(text[..<sign]), path: real)
        }
    }
}
