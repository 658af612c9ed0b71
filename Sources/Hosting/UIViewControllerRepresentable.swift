public import SwiftUILayout
public import UIKitLayout

/// A controller of UIKit's among SwiftUI's views.
///
/// ```swift
/// struct Profile: UIViewControllerRepresentable {
///     var name: String
///
///     func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
///     func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = name }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of controller.
    associatedtype UIViewControllerType: UIViewController
    /// An object that acts on behalf of the controller, such as its delegate.
    associatedtype Coordinator = Void
    /// The context in which the controller is made.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller; once for each place in the tree.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Tells the controller what there is to show.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the coordinator, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal, in points; nil for all that is offered.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// Called when the controller is no longer needed, which no picture sees.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

/// The context in which a UIKit controller is made.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator of the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of views in this place.
    public let environment: EnvironmentValues
    /// The current transaction; a still picture animates nothing.
    public var transaction = Transaction()
}

extension UIViewControllerRepresentable {
    /// There is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body: it is a UIKit controller") }

    /// Leaves the size to the controller.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Makes or updates the controller and adds its node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        context.connect(self)
        let environment = context.environmentValues
        let place = context.kept("place") { RepresentedView(environment) }
        place.enter(environment)
        place.perform {
            let kept = context.kept("UIViewController") {
                RepresentedState(makeCoordinator()) {
                    makeUIViewController(context: Context(coordinator: $0, environment: environment))
                }
            }
            let own = Context(coordinator: kept.coordinator, environment: environment)
            updateUIViewController(kept.subject, context: own)
            place.show(kept.subject) { proposal in
                sizeThatFits(proposal, uiViewController: kept.subject, context: own)
            }
        }
        list.append(place, kind: "\(Self.self)", in: context)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}
