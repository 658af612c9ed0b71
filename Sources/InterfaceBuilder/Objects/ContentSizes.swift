import Foundation
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// The content sizes that a document brings along, in place of those that only code or fonts would tell.
@MainActor
struct ContentSizes {
    let element: IBElement
    let document: IBDocument
    let sizing: ContentSizing
    /// Whether the scene is shown as on the document's canvas, where stand-ins for what code does take part.
    let isOnCanvas: Bool

    func apply(to view: UIView) {
        if isOnCanvas, document.metrics.hasPlainSliders { (view as? UISlider)?.documentAlignmentInsets = .zero }
        let kind = InterfaceClass.named(element.name)
        if sizing == .recorded, kind?.traits.contains(.recordedSize) ?? false, let frame = element.rect("frame") {
            view.recordedContentSize = view.alignmentRect(forFrame: frame).size
        } else if let size = (isOnCanvas ? designedSize(of: view) : nil)
            ?? document.metrics.contentSize(of: element.name, onCanvas: isOnCanvas)
        {
            view.recordedContentSize = size
        }
    }

    /// What the author wrote down as a stand-in for what code does, or what the class's own code answered in Interface Builder.
    private func designedSize(of view: UIView) -> CGSize? {
        if let size = placeholderSize(of: view) { return size }
        if let label = view as? UILabel {
            adoptDesignedFont(label)
            return nil
        }
        return element.id.flatMap { document.designables[$0] }
    }

    private func placeholderSize(of view: UIView) -> CGSize? {
        let width = length("placeholderIntrinsicWidth")
        let height = length("placeholderIntrinsicHeight")
        guard width != nil || height != nil else { return nil }
        let own = view.intrinsicContentSize
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }

    /// A length in points; `infinite` stands for none.
    private func length(_ attribute: String) -> CGFloat? {
        element.value(attribute, "a number or infinite") { text in
            text == "infinite" ? UIView.noIntrinsicMetric : IBElement.number(text).map { max($0, 0) }
        }
    }

    /// A label of a custom class may have a font of its own, which shows in the size that it had in Interface Builder: the height of
    /// its line tells the size of the font, the width which of several.
    private func adoptDesignedFont(_ label: UILabel) {
        guard let id = element.id, let designed = document.designables[id], let font = label.font else { return }
        let own = label.sizeThatFits(.zero)
        // Fonts that stand in for Apple's are a little wider or narrower.
        guard own.width > 0, own.height > 0, abs(designed.width / own.width - 1) > 0.04 else { return }
        let estimate = font.pointSize * designed.width / own.width
        let sizes = (6...72).map { CGFloat($0) }.filter { size in
            label.font = font.withSize(size)
            return label.sizeThatFits(.zero).height == designed.height
        }
        let nearest = sizes.min { abs($0 - estimate) < abs($1 - estimate) }
        let isNear = nearest.map { abs($0 / estimate - 1) < 0.15 } ?? false
        label.font = isNear ? font.withSize(nearest ?? font.pointSize) : font
    }
}

extension UIView {
    /// The size, in points, that Interface Builder gives empty views in a stack, so that they can be seen.
    ///
    /// Source: views without content, stacks without views and labels without text in stacks of public documents. Where such a view
    /// fills the stack across, its size there is not felt, and a label's yields to everything else: a column of nothing but empty labels is
    /// 50 wide.
    fileprivate static let emptyArrangedSize = CGSize(width: 50, height: 50)

    /// The width, in points, of a view from Xcode's library. Plain views keep it across a stack that neither fills nor decides.
    fileprivate static let libraryWidth: CGFloat = 240

    /// A label that may have several lines has none without text. Source: 23 of 23 such labels in stacks of public documents.
    private var isTextOfSeveralLines: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    /// Gives the view the size of an empty one where nothing inside gives it one.
    func takeSizeOfEmptyArrangedView(in stack: UIStackView) {
        guard subviews.isEmpty, recordedContentSize == nil, !isTextOfSeveralLines else { return }
        let content = intrinsicContentSize
        guard content.width <= 0, content.height <= 0 else { return }
        var size = Self.emptyArrangedSize
        switch (stack.alignment, stack.axis) {
        case (.fill, let axis) where self is UILabel:
            return recordContentSize(size, yieldingAlong: axis == .horizontal ? .vertical : .horizontal)
        case (.fill, .horizontal): size.height = Self.noIntrinsicMetric
        case (.fill, .vertical): size.width = Self.noIntrinsicMetric
        case (_, .vertical) where !(self is UILabel || self is UIStackView): size.width = Self.libraryWidth
        default: break
        }
        recordedContentSize = size
    }
}
