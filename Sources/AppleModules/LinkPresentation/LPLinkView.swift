public import UIKitLayout

/// The title, pictures and addresses of a page: an app may fill them in; nothing is fetched.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    public override init() {}
}

/// The reason why nothing is known of a page.
public struct LPError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled, metadataFetchTimedOut
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Asks pages for their titles and pictures: there is no network, and every answer is an error.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    public override init() {}
    /// Fails with `metadataFetchFailed`.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
    /// Throws `metadataFetchFailed`.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }
    open func cancel() {}
}

/// A card for a page: its title over its host, as the system draws it without a picture.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private static let margin: CGFloat = 12

    private let title = UILabel()
    private let host = UILabel()

    /// The title and addresses of the page.
    open var metadata: LPLinkMetadata {
        didSet { show() }
    }

    /// A card for a page of which nothing but the address is known.
    public init(url: URL) {
        metadata = LPLinkMetadata()
        metadata.url = url
        super.init(frame: .zero)
        begin()
    }

    /// A card for a page.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        begin()
    }

    /// A card for no page.
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        begin()
    }

    /// A card for no page, from an archive.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .caption1)
        host.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, host])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
            trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: Self.margin),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: Self.margin),
        ])
        show()
    }

    private func show() {
        title.text = metadata.title
        title.isHidden = metadata.title == nil
        host.text = (metadata.url ?? metadata.originalURL)?.host
    }
}
