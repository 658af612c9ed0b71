import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// The baselines of a button are its title's, wherever its content is.
@MainActor
@Suite struct ButtonBaselineTests {
    /// A button as a test makes it.
    enum Kind: CaseIterable {
        case plain, imageBefore, imageAbove, filled, large, subtitled, stretched, atTheTop, atTheBottom, inset, twoLines
    }

    private func configured(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func button(_ kind: Kind) -> UIButton {
        let plain = UIButton(type: .system)
        plain.setTitle("Button", for: .normal)
        switch kind {
        case .plain: break
        case .imageBefore: return configured { $0.image = UIImage(systemName: "star.fill") }
        case .imageAbove:
            return configured {
                $0.image = UIImage(systemName: "star.fill")
                $0.imagePlacement = .top
            }
        case .filled: return configured { _ in }
        case .large: return configured { $0.buttonSize = .large }
        case .subtitled: return configured { $0.subtitle = "Below" }
        case .stretched: plain.heightAnchor.constraint(equalToConstant: 90).isActive = true
        case .atTheTop:
            plain.contentVerticalAlignment = .top
            plain.heightAnchor.constraint(equalToConstant: 90).isActive = true
        case .atTheBottom:
            plain.contentVerticalAlignment = .bottom
            plain.heightAnchor.constraint(equalToConstant: 90).isActive = true
        case .inset: plain.contentEdgeInsets = UIEdgeInsets(top: 20, left: 4, bottom: 2, right: 4)
        case .twoLines:
            plain.setTitle("Button\nBelow", for: .normal)
            plain.titleLabel?.numberOfLines = 0
        }
        return plain
    }

    @Test(arguments: Kind.allCases, LayoutDirection.allCases)
    func `a label on a button's first baseline is on the line of its title`(kind: Kind, direction: LayoutDirection) {
        let button = button(kind)
        let label = UILabel()
        label.text = "Label"
        let screen = Screen(400, 300, direction: direction)
        screen.add(button, label)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
            button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
        ])
        screen.layOut()
        let runs = Recording(screen.view).runs
        let title = runs.first { $0.text == "Button" }?.origin.y ?? -1
        #expect(abs(title - (runs.first { $0.text == "Label" }?.origin.y ?? -9)) <= 0.75, "\(kind)")
    }

    @Test(arguments: [Kind.plain, .imageAbove, .filled, .large, .stretched, .atTheTop, .inset])
    func `the last baseline of a button with one line is its first`(kind: Kind) {
        let button = button(kind)
        let label = UILabel()
        label.text = "Label"
        let screen = Screen(400, 300)
        screen.add(button, label)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
            button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
            label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
        ])
        screen.layOut()
        let runs = Recording(screen.view).runs
        let title = runs.first { $0.text == "Button" }?.origin.y ?? -1
        #expect(abs(title - (runs.first { $0.text == "Label" }?.origin.y ?? -9)) <= 0.75, "\(kind)")
    }

    @Test(arguments: stride(from: CGFloat(11), through: 23, by: 1.5).map { $0 }, [UIFont.Weight.regular, .semibold])
    func `a title of one line has one baseline`(size: CGFloat, weight: UIFont.Weight) {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size, weight: weight)
        let offsets = button.baselineOffsets
        #expect(abs(offsets.first + offsets.last - button.intrinsicContentSize.height) < 0.001)
    }
}
