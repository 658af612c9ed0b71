/// The distances that a paragraph's style asks for, in points: what laying out lines reads again and again, without the parts of
/// a style that are counted references.
struct ParagraphSpacing: BitwiseCopyable {
    let lineHeightMultiple: Double
    let minimumLineHeight: Double
    let maximumLineHeight: Double
    let lineSpacing: Double
    let paragraphSpacing: Double
    let paragraphSpacingBefore: Double
    let firstLineHeadIndent: Double
    let headIndent: Double
    let tailIndent: Double

    init(_ style: ParagraphStyle) {
        lineHeightMultiple = Double(style.lineHeightMultiple)
        minimumLineHeight = Double(style.minimumLineHeight)
        maximumLineHeight = Double(style.maximumLineHeight)
        lineSpacing = Double(style.lineSpacing)
        paragraphSpacing = Double(style.paragraphSpacing)
        paragraphSpacingBefore = Double(style.paragraphSpacingBefore)
        firstLineHeadIndent = Double(style.firstLineHeadIndent)
        headIndent = Double(style.headIndent)
        tailIndent = Double(style.tailIndent)
    }
}
