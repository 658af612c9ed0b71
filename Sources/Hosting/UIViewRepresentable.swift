public import SwiftUILayout
public import UIKitLayout

/// A view of UIKit's among SwiftUI's views.
///
/// ```swift
/// struct Rating: UIViewRepresentable {
///     var stars: Int
///
///     func makeUIView(context: Context) -> UILabel { UILabel() }
///     func updateUIView(_ label: UILabel, context: Context) { label.text = String(repeating: "★", count: stars) }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of view.
    associatedtype UIViewType: UIView
    /// An object that acts on behalf of the view, such as its delegate.
    associatedtype Coordinator = Void
    /// The context in which the view is made.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view; once for each place in the tree.
    func makeUIView(context: Context) -> UIViewType
    /// Tells the view what there is to show.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal, in points; nil to use the view's intrinsic size and priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Called when the view is no longer needed, which no picture sees.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// The context in which a UIKit view is made.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of views in this place.
    public let environment: EnvironmentValues
    /// The current transaction; a still picture animates nothing.
    public var transaction = Transaction()
}

extension UIViewRepresentable {
    /// There is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body: it is a UIKit view") }

    /// Leaves the size to the view.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Makes or updates the view and adds its node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        context.connect(self)
        let environment = context.environmentValues
        let place = context.kept("place") { RepresentedView(environment) }
        place.enter(environment)
        place.perform {
            let kept = context.kept("UIView") {
                RepresentedState(makeCoordinator()) {
                    makeUIView(context: Context(coordinator: $0, environment: environment))
                }
            }
            let own = Context(coordinator: kept.coordinator, environment: environment)
            updateUIView(kept.subject, context: own)
            place.show(kept.subject) { sizeThatFits($0, uiView: kept.subject, context: own) }
        }
        list.append(place, kind: "\(Self.self)", in: context)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

/// The objects that a place in the tree keeps: a UIKit view or controller, and its coordinator.
final class RepresentedState<Subject, Coordinator> {
    let coordinator: Coordinator
    let subject: Subject

    @MainActor init(_ coordinator: Coordinator, _ make: (Coordinator) -> Subject) {
        self.coordinator = coordinator
        subject = make(coordinator)
    }
}
