import UIKit

struct Message: Hashable {
    let sender: String
    let subject: String
    let time: String
    let unread: Bool

    static let english = [
        Message(
            sender: "Nadia Brandt", subject: "Minutes of Tuesday, with the figures you asked for", time: "09:41",
            unread: true),
        Message(sender: "Harbour Office", subject: "Berth 14 is free from the 3rd", time: "08:20", unread: true),
        Message(sender: "Tomás", subject: "Photos", time: "Mon", unread: false),
    ]
    static let arabic = [
        Message(sender: "نادية", subject: "محضر اجتماع الثلاثاء مع الأرقام المطلوبة", time: "٩:٤١", unread: true),
        Message(sender: "مكتب الميناء", subject: "الرصيف ١٤ متاح", time: "٨:٢٠", unread: false),
    ]
    static let hindi = [
        Message(sender: "नादिया", subject: "मंगलवार की बैठक का विवरण और आँकड़े", time: "9:41", unread: true),
        Message(sender: "बंदरगाह कार्यालय", subject: "गोदी 14 खाली है", time: "8:20", unread: false),
    ]
}

final class MessageCell: UITableViewCell {
    static let reuseID = "message"
    private let avatar = UILabel()
    private let senderLabel = UILabel()
    private let subjectLabel = UILabel()
    private let timeLabel = UILabel()
    private let dot = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        avatar.textAlignment = .center
        avatar.textColor = .white
        avatar.backgroundColor = .systemIndigo
        avatar.layer.cornerRadius = 20
        avatar.layer.cornerCurve = .continuous
        avatar.layer.masksToBounds = true
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        subjectLabel.textColor = .secondaryLabel
        subjectLabel.numberOfLines = 2
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .tertiaryLabel
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        dot.backgroundColor = tintColor
        dot.layer.cornerRadius = 4
        for label in [senderLabel, subjectLabel, timeLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [avatar, senderLabel, subjectLabel, timeLabel, dot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
            avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            senderLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            senderLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
            timeLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
            subjectLabel.trailingAnchor.constraint(equalTo: dot.leadingAnchor, constant: -8),
            subjectLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
            dot.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            dot.centerYAnchor.constraint(equalTo: subjectLabel.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with message: Message) {
        avatar.text = String(message.sender.prefix(1))
        senderLabel.text = message.sender
        subjectLabel.text = message.subject
        timeLabel.text = message.time
        dot.isHidden = !message.unread
        accessibilityLabel = "\(message.sender), \(message.subject)"
        accessibilityTraits = message.unread ? [.button, .updatesFrequently] : .button
    }
}

/// Rows of a class of its own, registered and asked for by name.
final class InboxViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let messages: [Message]

    init(messages: [Message]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
        title = "Inbox"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseID)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tableFooterView = UIView()
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 68, bottom: 0, right: 0)
        tableView.keyboardDismissMode = .onDrag
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: Selector("reload"), for: .valueChanged)
        tableView.refreshControl = refresh
        view.addSubview(tableView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: Selector("compose"))
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { _ in }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }
}

extension InboxViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseID, for: indexPath)
        (cell as? MessageCell)?.configure(with: messages[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
        archive.backgroundColor = .systemPurple
        return UISwipeActionsConfiguration(actions: [archive])
    }
}
