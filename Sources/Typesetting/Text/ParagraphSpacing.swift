/// The distances that a paragraph's style asks for, in points: what layout reads again and again, without the parts of
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
        lineHeightMultiple = Double(style.lineHeight.multiple)
        minimumLineHeight = Double(style.lineHeight.minimum)
        maximumLineHeight = Double(style.lineHeight.maximum)
        lineSpacing = Double(style.spacing.line)
        paragraphSpacing = Double(style.spacing.after)
        paragraphSpacingBefore = Double(style.spacing.before)
        firstLineHeadIndent = Double(style.indents.firstLineHead)
        headIndent = Double(style.indents.head)
        tailIndent = Double(style.indents.tail)
    }
}
