import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

/// Controllers over one another look as they were seen and accepted. `RECORD_HOSTING=1` records them anew.
@MainActor
@Suite struct PresentationPictureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    enum Over: String, CaseIterable {
        case page, medium, form, alert, actions, full
    }

    @Test(arguments: Over.allCases, [false, true])
    func `a presented controller is drawn over the one below`(over: Over, isDark: Bool) throws {
        let isPad = over == .form
        let environment = HostingFixture.environment(
            isPad ? CGSize(width: 744, height: 1000) : CGSize(width: 320, height: 568)
        ) {
            if isPad {
                $0.horizontalSizeClass = .regular
                $0.verticalSizeClass = .regular
                $0.idiom = .pad
            }
            $0.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
            if isDark {
                $0.appearance = .dark
                $0.layoutDirection = .rightToLeft
            }
        }
        let scene = try HostingFixture.scene(in: environment) { Below(over) }
        let drawn = try BitmapRenderer(fonts: try FontCollection.bundled())
            .render(scene.displayList, scale: isPad ? 0.5 : 1, background: isDark ? .black : .white)
        let golden = Self.folder.appendingPathComponent("over-\(over)\(isDark ? "-rtl-dark" : "").png")
        if ProcessInfo.processInfo.environment["RECORD_HOSTING"] != nil {
            try Data(PNGEncoder(effort: .smallest).encode(drawn)).write(to: golden)
        }
        let isSame = try PNGDecoder().decode([UInt8](Data(contentsOf: golden))) == drawn
        #expect(isSame, "see \(golden.lastPathComponent); RECORD_HOSTING=1 records it anew")
    }
}

/// A list that presents something when it appears.
private final class Below: UIViewController {
    private let over: PresentationPictureTests.Over

    init(_ over: PresentationPictureTests.Over) {
        self.over = over
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let rows = (1...9).map { number in
            let label = UILabel()
            label.text = "Row \(number)"
            label.backgroundColor = .secondarySystemGroupedBackground
            return label
        }
        Column.fill(view, with: rows)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(presented, animated: true)
    }

    private var presented: UIViewController {
        switch over {
        case .alert, .actions: return question(over == .alert ? .alert : .actionSheet)
        case .page: return Sheet()
        case .full:
            let sheet = Sheet()
            sheet.modalPresentationStyle = .fullScreen
            return sheet
        case .form:
            let sheet = Sheet()
            sheet.modalPresentationStyle = .formSheet
            return sheet
        case .medium:
            let sheet = Sheet()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            sheet.sheetPresentationController?.preferredCornerRadius = 24
            return sheet
        }
    }

    private func question(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the route?", message: "It cannot be brought back.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        if style == .actionSheet { alert.addAction(UIAlertAction(title: "Keep a copy", style: .default)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }
}

/// What stands over it.
private final class Sheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Above"
        title.font = .preferredFont(forTextStyle: .title1)
        let note = UILabel()
        note.text = "What lies above is lighter in the dark."
        note.numberOfLines = 0
        note.backgroundColor = .secondarySystemBackground
        Column.fill(view, with: [title, note])
    }
}

@MainActor
private enum Column {
    static func fill(_ view: UIView, with rows: [UIView]) {
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }
}
