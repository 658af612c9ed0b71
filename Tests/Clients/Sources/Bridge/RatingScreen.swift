import SwiftUI
import UIKit

/// Stars that a path of UIKit's draws.
final class StarsView: UIView {
    var rating = 3 {
        didSet { setNeedsDisplay() }
    }
    private let side: CGFloat = 28

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 5 * side, height: side) }

    override func draw(_ rect: CGRect) {
        for star in 0..<5 {
            let path = UIBezierPath()
            let cell = CGRect(x: CGFloat(star) * side, y: 0, width: side, height: side).insetBy(dx: 4, dy: 4)
            for point in 0..<10 {
                let radius = point.isMultiple(of: 2) ? cell.width / 2 : cell.width / 5
                let angle = CGFloat(point) * .pi / 5 - .pi / 2
                let place = CGPoint(x: cell.midX + radius * cos(angle), y: cell.midY + radius * sin(angle))
                if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.close()
            path.lineWidth = 1.5
            path.lineCapStyle = CGLineCap.round
            path.lineJoinStyle = CGLineJoin.round
            tintColor.set()
            if star < rating { path.fill() }
            path.stroke()
        }
    }
}

struct Stars: UIViewRepresentable {
    @Binding var rating: Int

    func makeUIView(context: Context) -> StarsView { StarsView() }
    func updateUIView(_ view: StarsView, context: Context) { view.rating = rating }
}

/// A screen of SwiftUI's with a view of UIKit's in the middle.
struct RatingScreen: View {
    @State private var rating = 4

    var body: some View {
        VStack(spacing: 16) {
            Text("How was it?").font(.title2.bold())
            Stars(rating: $rating).fixedSize().tint(.orange)
            Text("\(rating) of 5").foregroundStyle(.secondary)
            Button("Send") {}.buttonStyle(.borderedProminent)
        }
        .padding(24)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
}

/// Both screens under UIKit's tabs.
@MainActor
func makeTabs() -> UITabBarController {
    let rating = UIHostingController(rootView: RatingScreen())
    rating.tabBarItem = UITabBarItem(title: "Rate", image: UIImage(systemName: "star"), tag: 1)
    let orders = UINavigationController(rootViewController: OrdersViewController())
    orders.tabBarItem = UITabBarItem(title: "Orders", image: UIImage(systemName: "shippingbox"), tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [orders, rating]
    return tabs
}
