/// Parts of a document that a conversion keeps besides its views.
public struct ConversionOptions: Sendable {
    /// Whether a layout file says what differs between size classes; otherwise it says what the scene's own classes have.
    public var keepsVariations: Bool
    /// Whether labels of views are names already, as in the XIB of a layout file.
    public var keepsLabels: Bool

    /// Chooses the parts that are kept.
    public init(keepsVariations: Bool = true, keepsLabels: Bool = false) {
        self.keepsVariations = keepsVariations
        self.keepsLabels = keepsLabels
    }
}
