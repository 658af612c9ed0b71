package import UIKitLayout

/// The words of the enumerations that documents, layout files and code write, each table once for all of them.
package enum WordTables {
    // MARK: Constraints

    package static let attributes = Words<NSLayoutConstraint.Attribute>([
        .init("left", .left), .init("right", .right), .init("top", .top), .init("bottom", .bottom),
        .init("leading", .leading), .init("trailing", .trailing), .init("width", .width), .init("height", .height),
        .init("centerX", .centerX), .init("centerY", .centerY), .init("firstBaseline", .firstBaseline),
        .init("lastBaseline", .lastBaseline, documents: "baseline", "lastBaseline"),
        .init("leadingMargin", .leadingMargin), .init("trailingMargin", .trailingMargin),
        .init("topMargin", .topMargin), .init("bottomMargin", .bottomMargin), .init("leftMargin", .leftMargin),
        .init("rightMargin", .rightMargin), .init("centerXWithinMargins", .centerXWithinMargins),
        .init("centerYWithinMargins", .centerYWithinMargins),
        .init("notAnAttribute", .notAnAttribute, layout: .none),
    ])

    /// Layout files write signs.
    package static let relations = Words<NSLayoutConstraint.Relation>([
        .init("equal", .equal, layout: .other("==")), .init("lessThanOrEqual", .lessThanOrEqual, layout: .other("<=")),
        .init("greaterThanOrEqual", .greaterThanOrEqual, layout: .other(">=")),
    ])

    // MARK: Views

    package static let contentModes = Words<UIView.ContentMode>([
        // Documents write corners with a capital.
        .init("bottom", .bottom), .init("bottomLeft", .bottomLeft, documents: "bottomLeft", "BottomLeft"),
        .init("bottomRight", .bottomRight, documents: "bottomRight", "BottomRight"), .init("center", .center),
        .init("left", .left), .init("redraw", .redraw, layout: .none), .init("right", .right),
        .init("scaleAspectFill", .scaleAspectFill), .init("scaleAspectFit", .scaleAspectFit),
        .init("scaleToFill", .scaleToFill), .init("top", .top),
        .init("topLeft", .topLeft, documents: "topLeft", "TopLeft"),
        .init("topRight", .topRight, documents: "topRight", "TopRight"),
    ])

    package static let semanticContents = Words<UISemanticContentAttribute>(same: [
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft, "playback": .playback,
        "spatial": .spatial, "unspecified": .unspecified,
    ])

    // MARK: Stacks and scroll views

    package static let axes = Words<NSLayoutConstraint.Axis>(same: ["horizontal": .horizontal, "vertical": .vertical])

    package static let distributions = Words<UIStackView.Distribution>(same: [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ])

    package static let stackAlignments = Words<UIStackView.Alignment>(same: [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ])

    package static let insetAdjustments = Words<UIScrollView.ContentInsetAdjustmentBehavior>(same: [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ])

    package static let scrollDirections = Words<UICollectionViewFlowLayout.ScrollDirection>(same: [
        "vertical": .vertical, "horizontal": .horizontal,
    ])

    // MARK: Texts

    package static let textAlignments = Words<NSTextAlignment>(same: [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ])

    /// The line break modes of labels and buttons.
    package static let lineBreakModes = Words<NSLineBreakMode>([
        .init("byWordWrapping", .byWordWrapping, documents: "wordWrap"),
        .init("byCharWrapping", .byCharWrapping, documents: "characterWrap"),
        .init("byClipping", .byClipping, documents: "clip"),
        .init("byTruncatingHead", .byTruncatingHead, documents: "headTruncation"),
        .init("byTruncatingTail", .byTruncatingTail, documents: "tailTruncation"),
        .init("byTruncatingMiddle", .byTruncatingMiddle, documents: "middleTruncation"),
    ])

    /// The same modes as the attributes of a text's paragraphs say them.
    package static let paragraphLineBreakModes = Words<NSLineBreakMode>([
        .init("byWordWrapping", .byWordWrapping, documents: "wordWrapping"),
        .init("byCharWrapping", .byCharWrapping, documents: "charWrapping"),
        .init("byClipping", .byClipping, documents: "clipping"),
        .init("byTruncatingHead", .byTruncatingHead, documents: "truncatingHead"),
        .init("byTruncatingTail", .byTruncatingTail, documents: "truncatingTail"),
        .init("byTruncatingMiddle", .byTruncatingMiddle, documents: "truncatingMiddle"),
    ])

    package static let baselineAdjustments = Words<UIBaselineAdjustment>(same: [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ])

    package static let borderStyles = Words<UITextField.BorderStyle>(same: [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ])

    package static let viewModes = Words<UITextField.ViewMode>(same: [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ])

    package static let searchBarStyles = Words<UISearchBar.Style>(same: [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ])

    /// The text styles. Documents of some versions write the largest with its name.
    package static let textStyles = Words<UIFont.TextStyle>(
        [
            ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
            ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
            ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
        ].map { (name: String, style: UIFont.TextStyle) in
            name == "largeTitle"
                ? .init(name, style, documents: style.rawValue, "UICTFontTextStyleLargeTitle")
                : .init(name, style, documents: style.rawValue)
        })

    package static let fontWeights = Words<UIFont.Weight>(same: [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])

    /// The weights that names of fonts say, those that contain others first.
    package static let weightsInFontNames: [(part: String, weight: String)] = [
        ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"), ("light", "light"),
        ("medium", "medium"), ("semibold", "semibold"), ("demibold", "semibold"), ("extrabold", "heavy"),
        ("heavy", "heavy"), ("black", "black"), ("bold", "bold"),
    ]

    /// The weight that a font's name says after its hyphen, so that a font in its place is as heavy.
    package static func weight(inFontName name: String) -> String? {
        let style = name.split(separator: "-").dropFirst().joined().lowercased()
        return weightsInFontNames.first { style.contains($0.part) }?.weight
    }

    // MARK: Controls

    package static let controlStates = Words<UIControl.State>(same: [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ])

    package static let horizontalAlignments = Words<UIControl.ContentHorizontalAlignment>(same: [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ])

    package static let verticalAlignments = Words<UIControl.ContentVerticalAlignment>(same: [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ])

    package static let buttonTypes = Words<UIButton.ButtonType>([
        .init("system", .system, documents: "system", "roundedRect"), .init("custom", .custom),
        .init("detailDisclosure", .detailDisclosure), .init("infoLight", .infoLight), .init("infoDark", .infoDark),
        .init("contactAdd", .contactAdd), .init("close", .close),
    ])

    package static let configurationStyles = Words<@MainActor @Sendable () -> UIButton.Configuration>([
        .init("plain", { .plain() }), .init("gray", { .gray() }), .init("tinted", { .tinted() }),
        .init("filled", { .filled() }), .init("bordered", { .bordered() }, layout: .other("gray")),
        .init("borderedTinted", { .borderedTinted() }, layout: .other("tinted")),
        .init("borderedProminent", { .borderedProminent() }, layout: .other("filled")),
        .init("borderless", { .borderless() }, layout: .other("plain")),
    ])

    package static let imagePlacements = Words<NSDirectionalRectEdge>(same: [
        "bottom": .bottom, "leading": .leading, "top": .top, "trailing": .trailing,
    ])

    package static let buttonSizes = Words<UIButton.Configuration.Size>(same: [
        "large": .large, "medium": .medium, "mini": .mini, "small": .small,
    ])

    package static let cornerStyles = Words<UIButton.Configuration.CornerStyle>(same: [
        "capsule": .capsule, "dynamic": .dynamic, "fixed": .fixed, "large": .large, "medium": .medium, "small": .small,
    ])

    package static let titleAlignments = Words<UIButton.Configuration.TitleAlignment>(same: [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ])

    package static let progressStyles = Words<UIProgressView.Style>(same: ["default": .default, "bar": .bar])

    package static let indicatorStyles = Words<UIActivityIndicatorView.Style>([
        .init("medium", .medium), .init("large", .large), .init("white", .white, layout: .other("medium")),
        .init("whiteLarge", .whiteLarge, layout: .other("large")), .init("gray", .gray, layout: .other("medium")),
    ])

    package static let dateModes = Words<UIDatePicker.Mode>(same: [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ])

    package static let dateStyles = Words<UIDatePickerStyle>(same: [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ])

    // MARK: Lists and bars

    package static let tableStyles = Words<UITableView.Style>(same: [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ])

    package static let separatorStyles = Words<UITableView.SeparatorStyle>([
        .init("singleLine", .singleLine, documents: "singleLine", "default", "singleLineEtched"), .init("none", .none),
    ])

    package static let cellStyles = Words<UITableViewCell.CellStyle>([
        .init("default", .default, documents: "IBUITableViewCellStyleDefault"),
        .init("value1", .value1, documents: "IBUITableViewCellStyleValue1"),
        .init("value2", .value2, documents: "IBUITableViewCellStyleValue2"),
        .init("subtitle", .subtitle, documents: "IBUITableViewCellStyleSubtitle"),
    ])

    package static let accessories = Words<UITableViewCell.AccessoryType>(same: [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ])

    package static let selectionStyles = Words<UITableViewCell.SelectionStyle>([
        .init("none", .none), .init("default", .default, documents: "default", "blue", "gray"),
    ])

    package static let barStyles = Words<UIBarStyle>([
        .init("default", .default), .init("black", .black, documents: "black", "blackOpaque", "blackTranslucent"),
    ])

    package static let blurStyles = Words<UIBlurEffect.Style>(UIBlurEffect.Style.allCases.map { .init("\($0)", $0) })
}
