import UIKitLayout

#Preview("A label", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .body)
    return label
}

#Preview("A controller") {
    UIViewController()
}
