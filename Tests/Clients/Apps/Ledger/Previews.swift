import UIKitLayout

#Preview("Badge", traits: .fixedLayout(width: 60, height: 60)) {
    let badge = BadgeView(frame: .zero)
    badge.ringColor = .systemPurple
    badge.ringWidth = 6
    return badge
}
