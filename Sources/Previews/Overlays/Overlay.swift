/// The drawings over a scene that show how it came about.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
    /// The frame of every visible view.
    case frames
    /// The alignment rectangles, which constraints speak of, where they are not the frames.
    case alignment
    /// Layout margins, the safe area and the readable width.
    case margins
    /// The first and last baselines of texts.
    case baselines
    /// The constraints that people wrote, drawn as Interface Builder's canvas does.
    case constraints
    /// The proposals to SwiftUI's views and their answers, as frames and in numbers.
    case proposals
    /// A number on every visible view, the `mark` of the view in `keyline dump --format json`, so that a picture can be talked about.
    case marks
    /// The elements of VoiceOver, numbered in its order, with its words below the picture.
    case accessibility
    /// The content outside the window, also what scroll views would have to scroll to: the paper grows, and all but the window is shaded.
    case offscreen
    /// The lower edge of the device's screen, where a scene is laid out with all of its scroll content.
    case fold
    /// The meaning of the other overlays' lines, below the picture.
    case legend
}
