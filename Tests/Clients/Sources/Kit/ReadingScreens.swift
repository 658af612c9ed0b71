import UIKit

/// Settings whose rows can be swiped, with help in a text that finds its own links.
final class HelpSettingsViewController: UITableViewController {
    private let rows = [("bell", "Notices", true), ("icloud", "Backup", false), ("lock", "Passcode", true)]

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let help = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        help.text =
            "Questions? Write to help@trails.example, call +1 541 555 0142 or read www.trails.example/help first."
        help.font = .preferredFont(forTextStyle: .footnote)
        help.textColor = .secondaryLabel
        help.textAlignment = .center
        help.isEditable = false
        help.isScrollEnabled = false
        help.backgroundColor = .clear
        help.textContainerInset = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
        help.dataDetectorTypes = [.link, .phoneNumber]
        tableView.tableFooterView = help
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "This device" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let (symbol, name, isOn) = rows[indexPath.row]
        cell.imageView?.image = UIImage(systemName: symbol)
        cell.textLabel?.text = name
        let toggle = UISwitch()
        toggle.isOn = isOn
        cell.accessoryView = toggle
        return cell
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Reset") { _, _, done in done(true) }
        ])
    }
}

/// A week of steps: bars, a line over them and a dashed goal, of layers alone.
final class StepsViewController: UIViewController {
    private let steps: [CGFloat] = [4200, 8900, 7300, 10_400, 6100, 12_600, 9800]

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.backgroundColor = .systemBackground
        view.layer.sublayers?.forEach { if $0 is CAShapeLayer || $0 is CAGradientLayer { $0.removeFromSuperlayer() } }
        let area = view.bounds.inset(by: UIEdgeInsets(top: 120, left: 24, bottom: 120, right: 24))
        let step = area.width / CGFloat(steps.count)
        let trend = UIBezierPath()
        for (index, count) in steps.enumerated() {
            let height = area.height * count / 14_000
            let bar = CAGradientLayer()
            bar.frame = CGRect(
                x: area.minX + CGFloat(index) * step + 5, y: area.maxY - height, width: step - 10, height: height)
            bar.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
            bar.cornerRadius = 6
            bar.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            view.layer.addSublayer(bar)
            let point = CGPoint(x: bar.frame.midX, y: bar.frame.minY - 12)
            index == 0 ? trend.move(to: point) : trend.addLine(to: point)
        }
        let line = CAShapeLayer()
        line.path = trend.cgPath
        (line.fillColor, line.strokeColor, line.lineWidth) = (nil, UIColor.label.cgColor, 2)
        (line.lineJoin, line.miterLimit) = (.miter, 2)
        view.layer.addSublayer(line)
        let goal = CAShapeLayer()
        let level = UIBezierPath()
        level.move(to: CGPoint(x: area.minX, y: area.maxY - area.height * 10 / 14))
        level.addLine(to: CGPoint(x: area.maxX, y: area.maxY - area.height * 10 / 14))
        goal.path = level.cgPath
        (goal.strokeColor, goal.lineDashPattern, goal.lineDashPhase) = (UIColor.systemGray.cgColor, [8, 4], 4)
        view.layer.addSublayer(goal)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeStack(
            .vertical, 4, .leading,
            [makeText("Steps", .largeTitle), makeText("59,300 this week", .subheadline, .secondaryLabel)]
        )
        .pinned(in: view, inset: 24)
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { name -> UILabel in
            let label = makeText(name, .caption2, .secondaryLabel)
            label.textAlignment = .center
            return label
        }
        let axis = makeStack(.horizontal, 0, .fill, names)
        axis.distribution = .fillEqually
        axis.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(axis)
        NSLayoutConstraint.activate([
            axis.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            axis.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            axis.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -112),
        ])
    }
}

/// An account with what is wrong below each field; messages of right fields are hidden.
final class AccountViewController: UIViewController {
    private func field(_ name: String, _ text: String, _ problem: String?, isEnabled: Bool = true) -> UIView {
        let field = UITextField()
        field.text = text
        field.isEnabled = isEnabled
        field.borderStyle = .roundedRect
        field.layer.borderColor = UIColor.systemRed.cgColor
        field.layer.borderWidth = problem == nil ? 0 : 1
        field.layer.cornerRadius = 5
        let message = makeText(problem ?? "", .caption1, .systemRed)
        message.isHidden = problem == nil
        return makeStack(.vertical, 4, .fill, [makeText(name, .footnote, .secondaryLabel), field, message])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var look = UIButton.Configuration.filled()
        look.title = "Create account"
        let create = UIButton(configuration: look)
        create.isEnabled = false
        let agreed = makeStack(
            .horizontal, 12, .center, [makeText("I have read the terms and agree to them.", .subheadline), UISwitch()])
        let column = makeStack(
            .vertical, 16, .fill,
            [
                makeText("New account", .title1), field("Name", "Ada", nil),
                field("E-mail", "ada@trails", "This address has no domain, such as “.com”."),
                field("Password", "••••", "At least eight characters, one of them a digit."),
                field("Country", "Germany", nil, isEnabled: false), agreed, create,
            ])
        column.pinned(in: view, inset: 20)
    }
}

/// The front page of a newspaper.
final class NewsViewController: UIViewController {
    private struct Story {
        let section: String, title: String, summary: String, color: UIColor
    }

    private let stories: [Story] = [
        Story(
            section: "العلوم", title: "تلسكوب جديد يرصد ضوءًا من فجر الكون",
            summary: "يقول الباحثون إن الصور، التي التُقطت على مدى ١٢ ليلة، هي الأوضح حتى الآن.", color: .systemIndigo),
        Story(
            section: "المدينة", title: "افتتاح الجسر بعد ثلاث سنوات من العمل", summary: "يعبره ٤٠ ألف شخص كل يوم.",
            color: .systemOrange),
    ]

    private func row(_ story: Story, isFirst: Bool) -> UIView {
        let picture = UIView()
        picture.backgroundColor = story.color.withAlphaComponent(0.35)
        picture.layer.cornerRadius = 8
        let section = makeText(story.section, .caption1, story.color)
        let title = makeText(story.title, isFirst ? .title2 : .headline)
        let texts = makeStack(
            .vertical, 4, .fill, [section, title, makeText(story.summary, .subheadline, .secondaryLabel)])
        if isFirst {
            picture.heightAnchor.constraint(equalToConstant: 90).isActive = true
            return makeStack(.vertical, 8, .fill, [picture, texts])
        }
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 64), picture.heightAnchor.constraint(equalToConstant: 64),
        ])
        return makeStack(.horizontal, 12, .top, [texts, picture])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = stories.enumerated().map { row($1, isFirst: $0 == 0) }
        makeStack(.vertical, 16, .fill, [makeText("أخبار اليوم", .largeTitle)] + rows).pinned(in: view, inset: 16)
    }
}

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
            let stack = makeStack(
                isLarge ? .horizontal : .vertical, 4, isLarge ? .firstBaseline : .leading,
                [makeText(name, .body), number])
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
        let (origin, text) = (CGPoint(x: 10, y: 10), storage.string as NSString)
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
