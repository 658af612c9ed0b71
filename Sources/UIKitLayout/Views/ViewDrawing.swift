/// What is set on a view about its drawing and matters to the view alone, not to its layer.
struct ViewDrawing {
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    var clearsContextBeforeDrawing = true
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
}
