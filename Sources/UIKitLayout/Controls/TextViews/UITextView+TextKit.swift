public import Foundation

/// What a text view keeps for TextKit's names, once somebody asked for it, and what changes no picture.
struct TextViewParts {
    var storage: NSTextStorage?
    var manager: NSLayoutManager?
    var writingTools = UIWritingToolsBehavior.default
    var canFind = false
    var usesStandardScaling = false
}

extension UITextView {
    /// The text as its managers see it; what is changed in it is shown.
    public var textStorage: NSTextStorage {
        if let storage = textKit.storage { return storage }
        let storage = makeTextStorage()
        textKit.storage = storage
        return storage
    }

    /// What measures the text. The lines that it sets are the view's.
    public var layoutManager: NSLayoutManager {
        let width = bounds.width - textContainerInset.left - textContainerInset.right
        textContainer.size = CGSize(width: max(width, 0), height: CGFloat.greatestFiniteMagnitude)
        if let manager = textKit.manager { return manager }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        textStorage.addLayoutManager(manager)
        textKit.manager = manager
        return manager
    }

    /// Takes text that is not decided yet as if it were. Changes no picture beyond that.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    /// Whether what is written can be rewritten by the system. Changes no picture.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { textKit.writingTools }
        set { textKit.writingTools = newValue }
    }
    /// Whether text can be looked for. Changes no picture.
    public var isFindInteractionEnabled: Bool {
        get { textKit.canFind }
        set { textKit.canFind = newValue }
    }
    /// Whether lengths are those of macOS. Changes no picture.
    public var usesStandardTextScaling: Bool {
        get { textKit.usesStandardScaling }
        set { textKit.usesStandardScaling = newValue }
    }
}
