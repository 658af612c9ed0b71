internal import KeylineGraphics

/// The structure of a page as it is drawn: which part is open.
///
/// Runs of one view that follow one another are one text. Nothing else stays open from item to item, so that parts never cross
/// groups. Nothing that is cut off entirely becomes a part: screen readers would stop at it, and Cairo 1.16 forgets parts that begin
/// where everything is clipped, takes their ends for errors, and may end the process.
struct PDFStructure {
    private let headings: Set<ViewID>
    private var open: (tag: PDFTag, view: ViewID?)?
    /// The number of layers being drawn, in which no part may begin.
    private var layerDepth = 0

    init(headings: Set<ViewID>) {
        self.headings = headings
    }

    /// Says that a text of a view is about to be drawn, and whether anything of it is inside the clips around it.
    mutating func willDrawText(of view: ViewID?, showsAnything: Bool, on context: CairoContext) {
        guard layerDepth == 0 else { return }
        if let open, open.view == view, open.tag != .figure { return }
        guard showsAnything else { return endPart(on: context) }
        begin(view.map(headings.contains) == true ? .heading : .paragraph, of: view, on: context)
    }

    /// Says that a picture is about to be drawn, and whether anything of it is inside the clips around it.
    mutating func willDrawPicture(showsAnything: Bool, on context: CairoContext) {
        guard layerDepth == 0 else { return }
        endPart(on: context)
        if showsAnything { begin(.figure, of: nil, on: context) }
    }

    /// Says that a path is about to be drawn, which is decoration.
    mutating func willDrawPath(on context: CairoContext) {
        if layerDepth == 0 { endPart(on: context) }
    }

    /// Says that a group is about to begin. A layer is one part: a text where it has any, otherwise a picture where it has one.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - showsAnything: Whether its clip leaves anything of the page.
    ///   - context: The page.
    mutating func willBegin(_ group: DisplayItem.Group, showsAnything: Bool, on context: CairoContext) {
        if layerDepth > 0 {
            layerDepth += 1
            return
        }
        endPart(on: context)
        guard group.isLayer else { return }
        layerDepth = 1
        if showsAnything, let tag = Self.tag(of: group.items) { begin(tag, of: nil, on: context) }
    }

    /// Says that a group has ended.
    mutating func didEndGroup(on context: CairoContext) {
        if layerDepth > 1 {
            layerDepth -= 1
            return
        }
        layerDepth = 0
        endPart(on: context)
    }

    /// Ends the part that is open.
    mutating func endPart(on context: CairoContext) {
        if let open { context.end(open.tag) }
        open = nil
    }

    private mutating func begin(_ tag: PDFTag, of view: ViewID?, on context: CairoContext) {
        endPart(on: context)
        context.begin(tag)
        open = (tag, view)
    }

    private static func tag(of items: [DisplayItem]) -> PDFTag? {
        var best: PDFTag?
        for item in items {
            switch item.content {
            case .glyphs: return .paragraph
            case .image: best = .figure
            case .group(let group):
                guard let inner = tag(of: group.items) else { continue }
                if inner == .paragraph { return inner }
                best = inner
            case .path, .gradient: break
            }
        }
        return best
    }
}
