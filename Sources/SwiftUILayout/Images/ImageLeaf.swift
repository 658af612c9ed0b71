import Foundation
import KeylineProposalLayout
import KeylineGraphics
import KeylineScenes

extension Image: LeafView {
    /// The name by which assistive technologies speak of the picture.
    private var accessibilityName: String? {
        switch source {
        case .named(let name), .system(let name, _): name
        case .bitmap: nil
        }
    }

    static var kind: String { "Image" }

    func makeLeaf(in context: _ViewContext) -> any LeafContent {
        ImageContent(
            name: accessibilityName, isElement: !isDecorative, image: ResolvedImage(self, in: context.environment),
            isResizable: resizing != nil,
            isRedacted: context.environment.redactionReasons.contains(.placeholder), environment: context.environment)
    }
}

/// A picture that is laid out and drawn.
struct ImageContent: LeafContent {
    /// The name by which assistive technologies speak of the picture; nil for one without a name.
    let name: String?
    /// Whether assistive technologies speak of the picture at all.
    let isElement: Bool
    let image: ResolvedImage
    let isResizable: Bool
    let isRedacted: Bool
    let environment: EnvironmentValues

    /// A resizable picture takes what it is offered, and its own length where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? {
        isResizable ? offer ?? image.size[axis] : image.size[axis]
    }

    /// The baseline of the text that a symbol stands beside.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard !isResizable, let offset = image.baselineOffset else { return nil }
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? size.height - offset : nil
    }

    var properties: [InspectedProperty] {
        [
            InspectedProperty(
                .attributes, "Image", name ?? "\(Decimals.text(image.size.width))×\(Decimals.text(image.size.height))"),
            InspectedProperty(.attributes, "Resizable", isResizable ? "Yes" : "No"),
        ]
    }

    var accessibility: ViewSnapshot.Accessibility {
        var result = ViewSnapshot.Accessibility()
        result.isElement = isElement
        result.content.traits = .image
        result.content.pictureName = name
        result.content.label = name.map(PictureLabel.label(ofPicture:))
        return result
    }

    func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
        if isRedacted {
            return list.fill(
                KeylineGraphics.Path(roundedRect: frame, cornerRadius: 4),
                color: environment.textColor.multiplyingAlpha(by: 0.16))
        }
        image.draw(in: frame, into: &list)
    }
}
