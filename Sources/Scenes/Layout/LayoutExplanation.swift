/// The reasons for every frame of a layout.
public struct LayoutExplanation: Hashable, Sendable {
    /// The explanation of each view, outer views before those inside.
    public var frames: [FrameExplanation]
    /// Another layout that keeps the constraints just as well; nil where they leave nothing open.
    public var otherSolution: LayoutSnapshot?

    /// Describes what decides a layout.
    public init(frames: [FrameExplanation], otherSolution: LayoutSnapshot?) {
        self.frames = frames
        self.otherSolution = otherSolution
    }
}
