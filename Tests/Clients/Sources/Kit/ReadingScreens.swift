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
        line.fillColor = nil
        line.strokeColor = UIColor.label.cgColor
        line.lineWidth = 2
        line.lineJoin = .miter
        line.miterLimit = 2
        view.layer.addSublayer(line)
        let goal = CAShapeLayer()
        let level = UIBezierPath()
        level.move(to: CGPoint(x: area.minX, y: area.maxY - area.height * 10 / 14))
        level.addLine(to: CGPoint(x: area.maxX, y: area.maxY - area.height * 10 / 14))
        goal.path = level.cgPath
        goal.strokeColor = UIColor.systemGray.cgColor
        goal.lineDashPattern = [8, 4]
        goal.lineDashPhase = 4
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
