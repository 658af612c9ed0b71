public import KeylineGraphics
public import KeylineScenes

extension SceneEnvironment {
    /// The colour that shows where no view draws.
    public var background: Color { appearance == .dark ? .black : .white }
}
