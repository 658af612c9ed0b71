/// What is set on a view and matters to the view alone, not to its layer.
struct ViewSettings {
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var tag = 0
    var accessibilityIdentifier: String?
    /// Whether touches reach the view; nil until it is set.
    var takesTouches: Bool?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var isOpaque = true
    var clearsContextBeforeDrawing = true
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}
