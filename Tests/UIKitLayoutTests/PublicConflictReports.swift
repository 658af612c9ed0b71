import Foundation
import UIKitLayout

@MainActor
private func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
}

extension PublicConflictTests {
    nonisolated static let reports: [Report] = guide + widths + heights + chains

    private nonisolated static let guide = [
        Report("Apple's guide, first log", 320, 480, broken: 0) { root in
            let label = view(in: root)
            let field = view(in: root)
            return [
                label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
                label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ]
        },
        Report("Apple's guide, second log", 320, 480, broken: 1) { root in
            let label = view(in: root)
            let field = view(in: root)
            return [
                label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
                field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            ]
        },
    ]

    private nonisolated static let widths = [
        Report("trustwallet/trust-wallet-ios#279", 0, 480, broken: 1) { root in
            let stack = view(in: root)
            return [
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            ]
        },
        Report("Yalantis/DisplaySwitcher#20", 320, 480, broken: 1) { root in
            let box = view(in: root)
            let label = view(in: box)
            let image = view(in: root)
            return [
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 11),
                image.widthAnchor.constraint(equalToConstant: 1),
                image.widthAnchor.constraint(equalTo: box.widthAnchor),
            ]
        },
        Report("mozilla-mobile/firefox-ios#27523", 320, 480, broken: 0) { root in
            let icon = view(in: root)
            return [icon.widthAnchor.constraint(equalToConstant: 40), icon.widthAnchor.constraint(equalToConstant: 24)]
        },
        Report("horizontalsystems/unstoppable-wallet-ios#707", 0, 480, broken: 1) { root in
            let label = view(in: root)
            return [
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            ]
        },
        Report("gscalzo/Swift2ByExample#7", 0, 480, broken: 1) { root in
            let label = view(in: root)
            let button = view(in: root)
            return [
                label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                root.layoutMarginsGuide.trailingAnchor.constraint(equalTo: button.trailingAnchor),
            ]
        },
        Report("AppGyver/steroids#1044", 768, 1024, broken: 0) { root in
            let masked = UIView(frame: CGRect(x: 300, y: 0, width: 375, height: 100))
            masked.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
            root.addSubview(masked)
            return [masked.rightAnchor.constraint(equalTo: root.rightAnchor)]
        },
        Report("braintree/braintree_ios#237", 320, 480, broken: 0) { root in
            let hint = UIView()
            let art = view(in: root)
            let row = UIStackView(arrangedSubviews: [hint])
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            hint.isHidden = true
            return [hint.widthAnchor.constraint(equalTo: art.widthAnchor, constant: 1)]
        },
        Report("SnapKit/Masonry#447", 320, 480, broken: 0) { root in
            let content = view(in: root)
            return [
                content.widthAnchor.constraint(equalToConstant: 414),
                content.widthAnchor.constraint(equalToConstant: 0),
            ]
        },
        Report("ermalkaleci/CarbonKit#195", 0, 480, broken: 0) { root in
            [root.widthAnchor.constraint(equalToConstant: 40)]
        },
    ]

    private nonisolated static let heights = [
        Report("Ramotion/folding-cell#63", 320, 480, broken: 0) { root in
            let cell = view(in: root)
            return [
                cell.heightAnchor.constraint(equalToConstant: 200), cell.heightAnchor.constraint(equalToConstant: 84),
            ]
        },
        Report("apptentive/apptentive-ios#178", 320, 0, broken: 1) { root in
            let box = view(in: root)
            let input = view(in: box)
            return [
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                root.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
                input.topAnchor.constraint(equalTo: box.topAnchor),
                box.bottomAnchor.constraint(equalTo: input.bottomAnchor),
            ]
        },
        Report("mdznr/What-s-New#13", 320, 115, broken: 2) { root in
            let label = view(in: root)
            return [
                label.topAnchor.constraint(equalTo: root.topAnchor),
                root.bottomAnchor.constraint(equalTo: label.bottomAnchor),
                label.heightAnchor.constraint(equalToConstant: 103),
            ]
        },
        Report("wongzigii/Colo#12", 320, 44, broken: 2) { root in
            let content = view(in: root)
            return [
                content.topAnchor.constraint(equalTo: root.topAnchor),
                content.heightAnchor.constraint(equalToConstant: 100),
                root.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ]
        },
        Report("muyexi.im, fix-mysterious-auto-layout-warnings", 320, 44, broken: 0) { root in
            let line = view(in: root)
            return [
                line.heightAnchor.constraint(equalToConstant: 1),
                root.bottomAnchor.constraint(equalTo: line.bottomAnchor),
                line.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            ]
        },
    ]

    private nonisolated static let chains = [
        Report("ios-ruby-on-rails.developreference.com/article/24102440", 320, 139.5, broken: 1) { root in
            let name = view(in: root)
            let y = view(in: root)
            let box = view(in: root)
            let z = view(in: root)
            return [
                name.heightAnchor.constraint(equalToConstant: 15), box.heightAnchor.constraint(equalToConstant: 80),
                name.topAnchor.constraint(equalTo: root.topAnchor, constant: 21),
                y.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 14),
                box.topAnchor.constraint(equalTo: y.bottomAnchor, constant: 3),
                z.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
                root.bottomAnchor.constraint(equalTo: z.bottomAnchor, constant: 18),
            ]
        },
        Report("smileyborg/TableViewCellWithAutoLayoutiOS8#38", 320, 44, broken: 1) { root in
            let one = view(in: root)
            let two = view(in: root)
            return [
                one.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
                two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 16),
                two.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
            ]
        },
        Report("SnapKit/Masonry#557", 320, 107.5, broken: 1) { root in
            let image = view(in: root)
            let one = view(in: root)
            let two = view(in: root)
            return [
                image.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
                image.heightAnchor.constraint(equalToConstant: 76),
                one.bottomAnchor.constraint(equalTo: image.bottomAnchor),
                two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 16),
                two.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
            ]
        },
        Report("ios-ruby-on-rails.developreference.com/article/27555138", 320, 480, broken: 0) { root in
            let scroll = UIView(frame: CGRect(x: 0, y: 45, width: 320, height: 94))
            let image = view(in: root)
            scroll.autoresizingMask = [.flexibleHeight]
            root.addSubview(scroll)
            return [
                scroll.bottomAnchor.constraint(equalTo: image.bottomAnchor),
                root.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: 64),
                scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 45),
            ]
        },
    ]
}
