/// The system whose measures bars, lists and controls have, by the names that people give on the command line.
///
/// `Documentation/System-metrics.md` says which measures differ and where they come from.
public enum SystemGeneration: String, Hashable, Sendable, CaseIterable {
    /// Up to iOS 18.
    case iOS18 = "ios18"
    /// From iOS 26 on.
    case iOS26 = "ios26"
}
