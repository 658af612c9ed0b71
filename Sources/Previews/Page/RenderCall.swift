import KeylineByteText
import KeylineGraphics
import KeylineScenes

/// The commands that draw or take apart one cell of a matrix again.
package struct RenderCall: Sendable {
    private let words: [String]
    /// The options of the environment.
    package let optionWords: [String]

    /// Finds the words that ask for a cell.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - options: Options that are not of its environment.
    package init(_ cell: SceneMatrix.Cell, adding options: [String] = []) {
        var words = [cell.scene.source.file]
        if cell.scene.hasSiblings { words += ["--scene", cell.scene.description.id.rawValue] }
        optionWords = Self.options(cell.variation.overrides)
        self.words = words + optionWords + options
    }

    /// The command, quoted for a shell.
    package func text(_ command: String) -> String {
        (["keyline", command] + words).map { $0.escaped(for: .shellWord) }.joined(separator: " ")
    }

    private static func options(_ overrides: EnvironmentOverrides) -> [String] {
        var words: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { words += ["--" + name, value] }
        }
        add("device", overrides.screen.device?.name)
        add("orientation", overrides.screen.orientation?.rawValue)
        add("size", overrides.screen.size.map { "\(Decimals.text($0.width))x\(Decimals.text($0.height))" })
        add("scale", overrides.screen.scale.map { Decimals.text($0) })
        add("locale", overrides.language.locale)
        add("direction", overrides.language.layoutDirection?.rawValue)
        add("text-size", overrides.contentSizeCategory?.rawValue)
        add("appearance", overrides.appearance?.rawValue)
        add("split", overrides.screen.splitView?.rawValue)
        add("region", overrides.language.region)
        add("contrast", overrides.contrast?.rawValue)
        if overrides.legibilityWeight == .bold { words.append("--bold-text") }
        if overrides.screen.showsCallInProgress { words.append("--call") }
        add("keyboard", overrides.keyboardHeight.map { Decimals.text($0) })
        add("system", overrides.system?.rawValue)
        if overrides.presentation == .canvas { add("as", "canvas") }
        add("content-size", overrides.contentSizing?.rawValue)
        add("extent", overrides.extent?.rawValue)
        add("steps", overrides.steps.map { $0.map(\.text).joined(separator: "; ") })
        for kind in overrides.language.pseudoLanguages.map(\.rawValue).sorted() { add("pseudo", kind) }
        return words
    }
}
