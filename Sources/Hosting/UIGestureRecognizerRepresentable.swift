public import SwiftUILayout
public import UIKitLayout

/// A gesture recognizer of UIKit's as a gesture of SwiftUI's. None happens in a still picture, so that the recognizer is never made.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Body == Never, Value == Void {
    /// The kind of recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// An object that acts on behalf of the recognizer, such as its delegate.
    associatedtype Coordinator = Void
    /// The context in which the recognizer is made.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts places from the view to others.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Tells the recognizer what changed.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Does what the recognizer asks for.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the coordinator, before the recognizer.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// There is none.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a gesture recognizer is made.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The coordinator of the recognizer.
    public let coordinator: Representable.Coordinator
    /// Converts places.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places from the view of a gesture recognizer to others.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// The place of the gesture in the view, in points.
    public let localLocation: CGPoint
    /// The movement of the gesture in the view, in points.
    public let localTranslation: CGPoint?
    /// The speed of the gesture in the view, in points in a second.
    public let localVelocity: CGPoint?
}
