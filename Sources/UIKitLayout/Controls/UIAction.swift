import Foundation

/// Something to do, with what a button or menu shows for it.
@preconcurrency @MainActor
open class UIAction: MainActorObject {
    /// The text that stands for the action.
    open var title: String
    /// The image that stands for the action.
    open var image: UIImage?
    /// Tells the action from others.
    public let identifier: String
    /// What the action was sent by, while it runs.
    open private(set) var sender: Any?

    private let handler: @MainActor (UIAction) -> Void

    /// Creates an action.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: String? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? UUID().uuidString
        self.handler = handler
        super.init(onMainActor: ())
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
