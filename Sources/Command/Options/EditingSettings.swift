import KeylineEditing

/// What the options of one invocation ask of edits and conversions.
struct EditingSettings: Sendable {
    /// The views that are edited; empty for all.
    var selectedViews: [String] = []
    /// What a scene is converted to.
    var conversion = ConversionTarget.yaml
    /// How Swift code writes constraints.
    var constraintStyle = ConstraintStyle.anchors
    /// Whether aligned views keep their distances from the line.
    var keepsDistances = false
    /// Whether distances from containers count from their margins.
    var toMargins = false
    /// Whether edited views get the frames that their constraints give.
    var updatesFrames = false
    /// Whether a view that is moved goes on to the nearest guides.
    var snaps = false
    /// The size classes for which properties are set; nil for all.
    var variation: SizeClassVariation?
    /// The kind of container that views are put into.
    var container = EmbeddingContainer.stack
    /// How a person would drag from one view to another.
    var dragDirection = ControlDrag.Direction.outline
    /// The number of the offer that is taken; nil to list them.
    var takenOffer: Int?
    /// The only view whose constraints are listed; nil for the whole outline.
    var inspectedView: String?
    /// The only attribute of it whose constraints are listed.
    var inspectedSide: String?
}
