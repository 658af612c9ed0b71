import Foundation
import KeylineScenes
import KeylineTypesetting
import UIKitLayout

/// A list of rows in a scroll view, laid out with constraints as an app's author would write them: an icon, a title over a
/// subtitle, and a detail at the end.
@MainActor
final class ListScreen {
    let window: UIWindow
    private let context: SceneContext
    private var titles: [UILabel] = []
    private var labels: [UILabel] = []
    private var isRegular = false
    private var compactWidths: [NSLayoutConstraint] = []
    private var regularWidths: [NSLayoutConstraint] = []

    init(rows: Int, typesetter: Typesetter) {
        let environment = SceneEnvironment(size: CGSize(width: 375, height: 812), scale: 3)
        context = SceneContext(environment: environment, typesetter: typesetter)
        let controller = UIViewController()
        window = SceneWindow.make(environment, controller: controller)
        context.perform { fill(controller.view, rows: rows) }
    }

    /// Turns the screen by a quarter.
    func rotate() {
        window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
        layOut()
    }

    /// Exchanges the constraints of one size class for another's: icons of another size in every row.
    func toggleSizeClass() {
        isRegular.toggle()
        context.perform {
            NSLayoutConstraint.deactivate(isRegular ? compactWidths : regularWidths)
            NSLayoutConstraint.activate(isRegular ? regularWidths : compactWidths)
        }
        layOut()
    }

    /// Measures every text and lays out nothing.
    func measureTexts() {
        context.perform { for label in labels { _ = label.intrinsicContentSize } }
    }

    func layOut() {
        context.perform { window.layoutIfNeeded() }
    }

    func setTitle(_ text: String, row: Int) {
        titles[row].text = text
        layOut()
    }

    private func fill(_ screen: UIView, rows: Int) {
        let list = UIView()
        list.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(list)
        var constraints = [
            list.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            list.topAnchor.constraint(equalTo: screen.topAnchor),
        ]
        var above: UIView?
        for index in 0..<rows {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            list.addSubview(row)
            constraints += [
                row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
                row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? list.topAnchor),
            ]
            constraints += fillRow(row, index)
            above = row
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func fillRow(_ row: UIView, _ index: Int) -> [NSLayoutConstraint] {
        let icon = UIView()
        let title = UILabel()
        let subtitle = UILabel()
        let detail = UILabel()
        for view in [icon, title, subtitle, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        title.text = "Title of row number \(index)"
        subtitle.text = "A subtitle with some more words, \(index * 7 % 13)"
        subtitle.font = .systemFont(ofSize: 13)
        detail.text = "\(index * 37 % 1000) km"
        detail.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        detail.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        titles.append(title)
        labels += [title, subtitle, detail]
        compactWidths.append(icon.widthAnchor.constraint(equalToConstant: 40))
        regularWidths.append(icon.widthAnchor.constraint(equalToConstant: 60))
        return [
            icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            compactWidths[index], icon.heightAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            subtitle.trailingAnchor.constraint(lessThanOrEqualTo: detail.leadingAnchor, constant: -8),
            row.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 8),
            detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
            detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ]
    }
}
