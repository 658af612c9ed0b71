@_exported public import AVFoundation

/// Shows a film: a black plane, since no frame is read.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// Changes no picture.
    open var player: AVPlayer?
    /// Changes no picture.
    open var showsPlaybackControls = true
    /// How the film fills the view. Changes no picture.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the film goes on in a small window. Changes no picture.
    open var allowsPictureInPicturePlayback = true
    /// Whether the whole screen is used when the film begins. Changes no picture.
    open var entersFullScreenWhenPlaybackBegins = false
    /// A view over the film, as large as the view.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        guard let overlay = contentOverlayView else { return }
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
    }
}
