@_exported public import Foundation
public import SwiftUILayout
public import UIKitLayout

// Products of a shop, which has none: nothing is bought, and no picture depends on it.

/// A product.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable")
        public static let nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = Self(rawValue: "FreeTrial")
            public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
            public static let payUpFront = Self(rawValue: "PayUpFront")
        }
        public let paymentMode: PaymentMode
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
    }
    public struct SubscriptionInfo: Hashable, Sendable {
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = Self(rawValue: 1)
            public static let expired = Self(rawValue: 2)
            public static let inBillingRetryPeriod = Self(rawValue: 3)
            public static let inGracePeriod = Self(rawValue: 4)
            public static let revoked = Self(rawValue: 5)
        }
        /// A person's subscription. There is none.
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public static func == (lhs: Status, rhs: Status) -> Bool {
                lhs.state == rhs.state && lhs.transaction.unsafePayloadValue == rhs.transaction.unsafePayloadValue
            }
            public func hash(into hasher: inout Hasher) { hasher.combine(transaction.unsafePayloadValue) }
        }
        /// A person's subscriptions: none.
        public var status: [Status] { get async throws { [] } }
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public var isEligibleForIntroOffer: Bool { get async { false } }
    }
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    /// There are none.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    /// Nothing is bought.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether something is signed by the shop.
public enum VerificationResult<SignedType> {
    public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that was bought.
public struct Transaction: Hashable, Identifiable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public func finish() async {}

    /// A sequence without elements.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Element? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static var updates: Transactions { Transactions() }
    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The shop.
public enum AppStore {
    public static var canMakePayments: Bool { false }
    public static func sync() async throws {}
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// The shop's country, which is not known.
public struct Storefront: Hashable, Sendable {
    public let countryCode: String
    public let id: String
    public static var current: Storefront? { get async { nil } }
}

/// Why nothing could be bought.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

/// Asks for a review, by its older name.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A product, by its older name.
open class SKProduct: NSObject, @unchecked Sendable {
    open var localizedDescription: String { "" }
    open var localizedTitle: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
}

/// A request for products.
open class SKProductsRequest: NSObject {
    open weak var delegate: (any SKProductsRequestDelegate)?
    public init(productIdentifiers: Set<String>) {}
    open func start() {}
    open func cancel() {}
}

/// The products of a request: none.
open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// Hears of products.
public protocol SKProductsRequestDelegate: AnyObject {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A measure of how far buying is; raw values are Apple's.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// Something to buy.
open class SKPayment: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    public convenience init(product: SKProduct) { self.init() }
}

/// Something that is being bought.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open var payment: SKPayment { SKPayment() }
    open var transactionState: SKPaymentTransactionState { .purchasing }
    open var transactionIdentifier: String? { nil }
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
}

/// Hears of the things that is bought.
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// Says the things that is bought: nothing.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func add(_ payment: SKPayment) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {}
}

extension View {
    /// Sheets of the shop, which are not drawn.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    /// Sheets of the shop, which are not drawn.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
    /// Sheets of the shop, which are not drawn.
    public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>) -> some View { self }
    /// Asks for a person's purchases: the answer never comes.
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { self }
    /// Asks for subscriptions: they stay unknown.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }
    /// Asks for products: they stay unknown.
    public func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }
    /// Called when something is about to be bought: nothing is.
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    /// Called when something was bought: nothing is.
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    /// Whether views of the shop have a button, which none is drawn of.
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
    /// The way products are drawn, which are not.
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
}

/// The state of a question to the shop.
public enum EntitlementTaskState<Value> {
    case loading
    case success(Value)
    case failure(any Error)

    /// The value, once it is known.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// The state with another value.
    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try transform(value))
        case .failure(let error): .failure(error)
        }
    }
}

/// A button of the shop's views.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// The words of the button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
}

extension Product {
    /// The state of a question for products.
    public enum CollectionTaskState {
        case loading
        case success([Product], unavailable: [String])
        case failure(any Error)
    }
}
