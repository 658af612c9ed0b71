import UIKit

/// A recipe: how long, for how many, what goes in and what is done.
final class RecipeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let facts = [("30分", "調理時間"), ("4人", "分量"), ("320kcal", "一人分")].map { value, name -> UIView in
            let stack = makeStack(
                .vertical, 2, .center, [makeText(value, .headline), makeText(name, .caption2, .secondaryLabel)])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.backgroundColor = .secondarySystemBackground
            stack.layer.cornerRadius = 8
            return stack
        }
        let row = makeStack(.horizontal, 8, .fill, facts)
        row.distribution = .fillEqually
        let goods = [("鶏もも肉", "300g"), ("玉ねぎ", "1個"), ("しょうゆ", "大さじ2")].map { name, amount -> UIView in
            let right = makeText(amount, .body, .secondaryLabel)
            right.textAlignment = .right
            right.setContentHuggingPriority(.required, for: .horizontal)
            return makeStack(.horizontal, 8, .lastBaseline, [makeText(name, .body), right])
        }
        let steps = ["鶏肉を一口大に切り、塩をふって十分ほど置く。", "調味料を加え、弱火で煮る。"]
            .enumerated().map { index, text -> UIView in
                let number = makeText("\(index + 1)", .headline, .systemRed)
                number.setContentHuggingPriority(.required, for: .horizontal)
                return makeStack(.horizontal, 10, .firstBaseline, [number, makeText(text, .subheadline)])
            }
        let column = makeStack(
            .vertical, 8, .fill,
            [makeText("親子煮", .largeTitle), row, makeText("材料", .title3)] + goods + [makeText("作り方", .title3)] + steps)
        column.setCustomSpacing(16, after: row)
        column.pinned(in: view, inset: 16)
    }
}

/// Numbers of the day on cards, for people who read large letters.
final class NumbersViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let cards = [("Orders", "128", UIColor.systemGreen), ("Returns", "3", .systemRed)].map {
            name, value, color -> UIView in
            let number = makeText(value, .largeTitle, color)
            number.adjustsFontSizeToFitWidth = true
            // Labels of several lines would share the row, however short their texts are.
            let caption = makeText(name, .body)
            caption.numberOfLines = 1
            let stack = makeStack(
                isLarge ? .horizontal : .vertical, 4, isLarge ? .firstBaseline : .leading, [caption, number])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)
            stack.backgroundColor = .secondarySystemBackground
            stack.layer.cornerRadius = 14
            return stack
        }
        let row = makeStack(isLarge ? .vertical : .horizontal, 12, .fill, cards)
        row.distribution = .fillEqually
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.64
        let column = makeStack(
            .vertical, 16, .fill,
            [makeText("Today", .title1), row, makeText("64 % of the goal", .footnote, .secondaryLabel), progress])
        column.pinned(in: view, inset: 16)
    }
}

/// A verse whose words are marked with round rectangles behind them, which a layout manager places.
final class VerseView: UIView {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: .zero)
    private let marked: [String]

    init(_ text: String, marked: [String]) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 6
        storage = NSTextStorage(
            string: text,
            attributes: [
                .font: UIFont.systemFont(ofSize: 18), .paragraphStyle: paragraph, .foregroundColor: UIColor.label,
            ])
        self.marked = marked
        super.init(frame: .zero)
        isOpaque = false
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        container.size = bounds.insetBy(dx: 10, dy: 10).size
        let origin = CGPoint(x: 10, y: 10)
        let text = storage.string as NSString
        for word in marked {
            let glyphs = manager.glyphRange(forCharacterRange: text.range(of: word), actualCharacterRange: nil)
            manager.enumerateEnclosingRects(forGlyphRange: glyphs, withinSelectedGlyphRange: glyphs, in: container) {
                box, _ in
                UIColor.systemYellow.withAlphaComponent(0.5).setFill()
                UIBezierPath(roundedRect: box.offsetBy(dx: 10, dy: 10).insetBy(dx: -3, dy: 0), cornerRadius: 5).fill()
            }
        }
        manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: origin)
        let used = manager.usedRect(for: container)
        UIColor.systemRed.setStroke()
        let frame = UIBezierPath(rect: used.offsetBy(dx: 10, dy: 10))
        frame.setLineDash([3, 2], count: 2, phase: 1)
        frame.stroke()
    }
}
