/// What Interface Builder's menu of layout issues can do.
public enum Repair: String, CaseIterable, Sendable {
    /// Adds the constraints that views lack, as they lie on the canvas; existing ones stay. Priorities of contents decide frames that equal
    /// ones leave open.
    case addMissing = "add-missing"
    /// Takes all constraints away and adds those that a person would write for the views as they lie.
    case resetSuggested = "reset-suggested"
    /// Takes all constraints away; views keep their frames as prototypes do.
    case clear
    /// Stores the frames that the constraints give.
    case updateFrames = "update-frames"
    /// Gives constraints the constants with which they hold on the canvas.
    case updateConstants = "update-constants"
}
