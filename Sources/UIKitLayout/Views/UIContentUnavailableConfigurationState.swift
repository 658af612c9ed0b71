/// What a controller's empty state may depend on.
public struct UIContentUnavailableConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// What is searched for: nothing.
    public var searchText: String?
    /// A state in traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
