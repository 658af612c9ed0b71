import KeylineHosting

// Previews of files in which `import SwiftUI` brings UIKit's names along, as Apple's does.

#Preview("Two in a row", traits: .sizeThatFitsLayout) {
    Text(verbatim: "above")
    Text(verbatim: "below")
}

#Preview("After a constant", traits: .sizeThatFitsLayout) {
    let side = 30.0
    Color.red.frame(width: side, height: side)
}

#Preview("State beside both", traits: .sizeThatFitsLayout) {
    @Previewable @State var width = 45.0
    Color.blue.frame(width: width, height: 20)
}

#Preview("A returned view", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "of UIKit"
    return label
}

#Preview("A returned controller") {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "inside"
    controller.view = label
    return controller
}

#Preview("A choice", traits: .sizeThatFitsLayout) {
    if #available(iOS 17, *) {
        Color.red.frame(width: 12, height: 13)
    } else {
        Text(verbatim: "old")
    }
}
