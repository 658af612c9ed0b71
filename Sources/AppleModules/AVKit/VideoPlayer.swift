public import AVFoundation
public import SwiftUILayout

/// Shows a film: a black plane, since no frame is read, with views over it.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// Shows a player's film below views.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    /// The plane and the views over it.
    public var body: some View {
        ZStack {
            Color.black.undrawn("a film")
            overlay
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Shows a player's film.
    public init(player: AVPlayer?) { overlay = EmptyView() }
}
