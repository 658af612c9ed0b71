public import Foundation

/// Puts something on paper, which nobody does here. Changes no picture.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The page where it begins.
    open var startPage = 0
    /// How many pages it takes: none are made.
    open var pageCount: Int { 0 }
    /// The largest width of what is printed, in points.
    open var maximumContentWidth: CGFloat = 0
    /// The largest height of what is printed, in points.
    open var maximumContentHeight: CGFloat = 0
    /// The space about it, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The space about it where it begins, in points.
    open var contentInsets = UIEdgeInsets.zero
    /// Prints nothing yet.
    public override init() { super.init() }
}

/// Prints a view. Changes no picture.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    init(_ view: UIView) {
        self.view = view
        super.init()
    }
}

/// Prints a text. Changes no picture.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String?
    /// The text with its looks.
    open var attributedText: NSAttributedString?
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var color: UIColor?
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// Prints a text.
    public init(text: String) {
        self.text = text
        super.init()
    }
    /// Prints a text with its looks.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
}

/// Prints a page of HTML. Changes no picture.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The page.
    open var markupText: String?
    /// Prints a page.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

/// Draws the pages that are printed. Changes no picture.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// What is printed.
    open var printFormatters: [UIPrintFormatter]?
    /// The space for what stands above each page, in points.
    open var headerHeight: CGFloat = 0
    /// The space for what stands below each page, in points.
    open var footerHeight: CGFloat = 0
    /// The sheet, in points.
    open var paperRect: CGRect { .zero }
    /// What of the sheet can be printed on, in points.
    open var printableRect: CGRect { .zero }
    /// How many pages there are.
    open var numberOfPages: Int { 0 }
    /// Draws nothing yet.
    public override init() { super.init() }
    /// Adds something from a page on.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Gets ready for pages.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

/// What is told about printing. Changes no picture.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// What is printed; raw values are Apple's.
    public enum OutputType: Int, Hashable, Sendable {
        case general = 0
        case photo, grayscale, photoGrayscale
    }
    /// How sheets lie; raw values are Apple's.
    public enum Orientation: Int, Hashable, Sendable {
        case portrait = 0
        case landscape
    }
    /// What is printed.
    open var outputType = OutputType.general
    /// How sheets lie.
    open var orientation = Orientation.portrait
    /// The name of what is printed.
    open var jobName = ""
    /// The printer.
    open var printerID: String?
    /// As usual, or as a list says.
    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    /// As usual.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Asks how something is to be printed. Changes no picture.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// The only one.
    public static let shared = UIPrintInteractionController()
    /// Whether anything can be printed: nothing can.
    public static var isPrintingAvailable: Bool { false }
    /// What is told about printing.
    open var printInfo: UIPrintInfo?
    /// What is printed.
    open var printFormatter: UIPrintFormatter?
    /// What draws the pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// What is printed as it is.
    open var printingItem: Any?
    /// What is printed as it is.
    open var printingItems: [Any]?
    /// Whether the number of copies is asked.
    open var showsNumberOfCopies = true
    /// Asks: nobody answers.
    @discardableResult
    open func present(
        animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
    ) -> Bool { false }
    /// Takes the question away.
    open func dismiss(animated: Bool) {}
}

extension UIView {
    /// What prints the view. Changes no picture.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
