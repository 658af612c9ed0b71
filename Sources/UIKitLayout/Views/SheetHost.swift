import Foundation

/// Shows a controller as one that was presented: on an iPad's sheet in the middle, with round corners, over a dimmed screen, in a popover,
/// or on a phone's sheet that rises from the bottom, or over everything.
///
/// It stands over the controllers that present it; or alone, as a scene of its own, in which case the screen behind an iPad's sheet is the
/// system's background, since what it was presented over is not known.
final class SheetHost: UIViewController {
    /// The controller that was presented.
    let presented: UIViewController
    /// The controller that is seen: the one that was presented, or the one that a popover's delegate shows instead on phones.
    private(set) var content: UIViewController
    /// Whether the controllers that present it are below.
    let isOverOthers: Bool
    private let veil = UIView()
    private let grabber = UIView()
    private var popoverView: PopoverView?
    /// What the controller's view was before it became a sheet.
    private var given: (cornerRadius: CGFloat, clips: Bool, corners: CACornerMask)?
    private var withdrawn: SheetBackdrop?

    init(_ presented: UIViewController, isOverOthers: Bool = false) {
        self.presented = presented
        self.content = presented
        self.isOverOthers = isOverOthers
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A controller in the sheet that its presentation style asks for; as it is where it asks for none, or where there is too little
    /// room, as on phones: sheets fill those from side to side.
    static func hosted(_ controller: UIViewController, in window: UIWindow) -> UIViewController {
        guard window.hasRoomAround,
            controller.modalPresentationStyle == .formSheet || controller.modalPresentationStyle == .pageSheet
        else { return controller }
        return SheetHost(controller)
    }

    /// The first controller in a window that was presented and is not shown yet, ready to be.
    static func wanted(in window: UIWindow) -> SheetHost? {
        for controller in window.subtree.compactMap(\.hierarchy.controller) {
            guard let presented = controller.presentation.presented, presented.presentation.host == nil,
                presented.viewIfLoaded?.superview == nil
            else { continue }
            let host = SheetHost(presented, isOverOthers: true)
            presented.presentation.host = host
            return host
        }
        return nil
    }

    /// Gives the controller back, whose view is in no other view afterwards.
    func letGo() {
        bringBelowBack()
        setOverrideTraitCollection(nil, forChild: content)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
        content.containerSafeArea = nil
        if isOverOthers { presented.presentation.host = nil }
        takeOutOfSubstitute()
        guard let sheet = content.viewIfLoaded, let given else { return }
        sheet.layer.cornerRadius = given.cornerRadius
        sheet.clipsToBounds = given.clips
        sheet.layer.maskedCorners = given.corners
    }

    /// Takes the controller away from above the others.
    func takeDown() {
        if let window = viewIfLoaded?.window { window.endPresentation(self) } else { letGo() }
    }

    /// Whether the status bar stands on black, where the screen below has drawn back.
    var darkensStatusBar: Bool { withdrawn != nil }
    /// The controller that it shows.
    var shown: UIViewController { content }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        substituteContent()
        let place = place
        view.backgroundColor = background(of: place)
        veil.backgroundColor = .black
        veil.alpha = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2
        veil.isHidden = !isDimmed(place)
        view.addSubview(veil)
        addChild(content)
        setOverrideTraitCollection(traits(of: place), forChild: content)
        guard let sheet = content.view else { return }
        given = (sheet.layer.cornerRadius, sheet.clipsToBounds, sheet.layer.maskedCorners)
        round(sheet, place)
        sheet.layoutState.isEncapsulated = true
        show(sheet, place)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isHidden = !showsGrabber(place)
        view.addSubview(grabber)
        content.didMove(toParent: self)
    }

    /// Asks a popover's delegate for another controller where it is no popover, as one with a bar to close it.
    private func substituteContent() {
        guard isOverOthers, let substitute = substituteInAdaptedStyle else { return }
        content = substitute
    }

    /// Gives the presented controller back, which a substitute may have taken in.
    private func takeOutOfSubstitute() {
        guard content !== presented else { return }
        presented.viewIfLoaded?.removeFromSuperview()
        presented.removeFromParent()
        content = presented
    }

    private func show(_ sheet: UIView, _ place: Place) {
        if case .popover = place {
            (content as? UIAlertController)?.show(inPopover: true)
            let popover = makePopoverView(for: sheet)
            popoverView = popover
            view.addSubview(popover)
        } else {
            view.addSubview(sheet)
        }
    }

    private func background(of place: Place) -> UIColor? {
        switch place {
        case .everywhere(hidesBelow: true): .black
        default: isOverOthers ? nil : .systemBackground
        }
    }

    private func traits(of place: Place) -> UITraitCollection? {
        UITraitCollection { traits in
            switch place {
            case .middle, .popover:
                // A sheet is narrow, whatever the screen is.
                traits.horizontalSizeClass = .compact
                traits.userInterfaceLevel = .elevated
            case .bottom: traits.userInterfaceLevel = .elevated
            case .everywhere(let hidesBelow):
                if !hidesBelow, content is UIAlertController { traits.userInterfaceLevel = .elevated }
            case .custom: break
            }
        }
    }

    private func round(_ sheet: UIView, _ place: Place) {
        switch place {
        case .everywhere, .custom, .popover: return
        case .middle: break
        case .bottom: sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        sheet.layer.cornerRadius = sheetPresentation?.preferredCornerRadius ?? Self.cornerRadius
        sheet.layer.cornerCurve = .continuous
        sheet.clipsToBounds = true
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeContent()
    }

    override func placeContent() {
        veil.frame = view.bounds
        guard let sheet = content.viewIfLoaded else { return }
        let place = place
        switch place {
        case .middle:
            content.containerSafeArea = .zero
            sheet.frame = frameInTheMiddle
        case .bottom:
            content.containerSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: deviceSafeArea.bottom, right: 0)
            sheet.frame = frameAtTheBottom
            if isFullHeight { withdrawBelow() } else { bringBelowBack() }
        case .popover:
            if let popoverView { placePopover(popoverView) }
        case .everywhere:
            content.containerSafeArea = isOverOthers ? deviceSafeArea : nil
            sheet.frame = view.bounds
        case .custom:
            let presentation = presented.madePresentation()
            presentation.containerViewWillLayoutSubviews()
            content.containerSafeArea = nil
            sheet.frame = presentation.frameOfPresentedViewInContainerView
            presentation.containerViewDidLayoutSubviews()
        }
        grabber.frame = CGRect(
            x: sheet.frame.midX - Self.grabberSize.width / 2, y: sheet.frame.minY + Self.grabberGap,
            width: Self.grabberSize.width, height: Self.grabberSize.height)
        content.safeAreaMayHaveChanged()
    }

    /// Draws what is below back from the screen's edges, so that a strip of it shows above a sheet of full height.
    private func withdrawBelow() {
        guard isOverOthers, withdrawn == nil, let window = view.window,
            let root = window.rootViewController?.viewIfLoaded,
            window.presentations.first === self
        else { return }
        withdrawn = SheetBackdrop(root, in: window, top: deviceSafeArea.top)
    }

    /// A sheet of full height may become lower.
    private func bringBelowBack() {
        withdrawn?.bringBack()
        withdrawn = nil
    }

    private static let cornerRadius: CGFloat = 10
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberGap: CGFloat = 5
}
