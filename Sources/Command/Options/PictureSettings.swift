import KeylinePreviews
import KeylineRendering

/// What the options of one invocation ask of pictures.
struct PictureSettings: Sendable {
    /// The kind of picture; nil where the output's name says it.
    var format: PictureFormat?
    /// What becomes of text in SVG.
    var svgText = SVGTextForm.outlines
    /// What is drawn over a scene.
    var overlays: Set<Overlay> = []
    /// The only view whose constraints are drawn; nil for all views.
    var selectedView: String?
    /// What of the device is drawn around a scene; nil for the command's own.
    var chrome: Chrome?
    /// The part of a picture that is drawn; nil for all of it.
    var part: PicturePart?
    /// Whether the pictures after each step are joined in one, side by side.
    var isStrip = false
    /// Whether a golden is the map of an app rather than one of its scenes.
    var isMap = false
    /// The sheets that a PDF is printed on; nil for a page of each scene's own size.
    var paper: Paper?
    /// What stays free on every side of a sheet, in points; nil for the usual.
    var paperMargin: Double?
    /// Whether a narrow picture is magnified to the width of a sheet.
    var fillsPaper = false
    /// The line above each sheet; nil for none.
    var header: RunningText?
    /// The line below each sheet; nil for none.
    var footer: RunningText?

    /// The first option that speaks of sheets; nil where there is none.
    var firstPaperOption: String? {
        if paperMargin != nil { return "--margin" }
        if fillsPaper { return "--fill-width" }
        if header != nil { return "--header" }
        return footer != nil ? "--footer" : nil
    }
}
