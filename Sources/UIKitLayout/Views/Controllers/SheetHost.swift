import Foundation
import KeylineGraphics

/// Shows a controller as an iPad shows one that was presented as a sheet: in the middle, with round corners, over a dimmed screen.
///
/// What it was presented over is not known: the screen is the system's background.
final class SheetHost: UIViewController {
    private let content: UIViewController
    private let veil = UIView()
    /// What the controller's view was before it became a sheet.
    private var given: (cornerRadius: CGFloat, clips: Bool)?

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A controller in the sheet that its presentation style asks for; as it is where it asks for none, or where there is too little
    /// room, as on phones: sheets fill those from side to side.
    static func hosted(_ controller: UIViewController, in window: UIWindow) -> UIViewController {
        let traits = window.traits
        guard traits?.horizontalSizeClass == .regular, traits?.verticalSizeClass == .regular,
            controller.modalPresentationStyle == .formSheet || controller.modalPresentationStyle == .pageSheet
        else { return controller }
        return SheetHost(controller)
    }

    /// Gives the controller back, whose view is in no other view afterwards.
    func letGo() {
        setOverrideTraitCollection(nil, forChild: content)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
        content.containerSafeArea = nil
        guard let sheet = content.viewIfLoaded, let given else { return }
        sheet.layer.cornerRadius = given.cornerRadius
        sheet.clipsToBounds = given.clips
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        veil.backgroundColor = .black
        veil.alpha = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2
        view.addSubview(veil)
        addChild(content)
        // A sheet is narrow, whatever the screen is.
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: content)
        guard let sheet = content.view else { return }
        given = (sheet.layer.cornerRadius, sheet.clipsToBounds)
        sheet.layer.cornerRadius = 10
        sheet.layer.cornerCurve = .continuous
        sheet.clipsToBounds = true
        sheet.layoutState.isEncapsulated = true
        view.addSubview(sheet)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeContent()
    }

    override func placeContent() {
        veil.frame = view.bounds
        content.containerSafeArea = .zero
        content.viewIfLoaded?.frame = frame(in: view.bounds)
        content.safeAreaMayHaveChanged()
    }

    /// A form sheet is 540 by 620 points, a page sheet 704 wide and nearly as high as the screen, unless the controller prefers another
    /// size; neither is larger than the screen less its margin.
    ///
    /// Source: sizes of sheets on iPads as Apple's documentation and sample code have them; the height of page sheets is approximated.
    private func frame(in bounds: CGRect) -> CGRect {
        let isForm = content.modalPresentationStyle == .formSheet
        let usual = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height)
        let preferred = content.preferredContentSize
        let width = min(preferred.width > 0 ? preferred.width : usual.width, bounds.width - 2 * Self.margin)
        let height = min(preferred.height > 0 ? preferred.height : usual.height, bounds.height - 2 * Self.margin)
        let grid = PixelGrid(scale: view.displayScale)
        return CGRect(
            x: grid.rounded((bounds.width - width) / 2), y: grid.rounded((bounds.height - height) / 2), width: width,
            height: height)
    }

    /// The least distance between a sheet and the screen's edges, in points.
    private static let margin: CGFloat = 20
}
