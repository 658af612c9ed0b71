/// The types behind the members of tables, with the members that R.swift and SwiftGen document.
enum TableTypes {
    /// The values of `R`, declared inside it.
    static let r = """
        struct ImageName { let name: String
        @MainActor func callAsFunction() -> UIImage? { UIImage(named: name) } }
        struct ColorName { let name: String
        func callAsFunction() -> UIColor? { UIColor(named: name) } }
        struct FontName { let name: String
        func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) } }
        struct FileName { let name: String
        func callAsFunction() -> URL? { Foundation.Bundle.main.url(forResource: name, withExtension: nil) }
        func path() -> String? { callAsFunction()?.path } }
        struct StringName { let key: String; let format: String
        func callAsFunction(preferredLanguages: [String]? = nil) -> String { format }
        func callAsFunction(_ values: CVarArg..., preferredLanguages: [String]? = nil) -> String { String(format: format, arguments: values) } }
        struct NibName<View> { let name: String
        var identifier: String { name }
        @MainActor func instantiate(withOwner owner: Any? = nil) -> [Any] { UINib(nibName: name, bundle: nil).instantiate(withOwner: owner) }
        @MainActor func firstView(withOwner owner: Any? = nil) -> View? { instantiate(withOwner: owner).first as? View }
        @MainActor func callAsFunction(withOwner owner: Any? = nil) -> View? { firstView(withOwner: owner) } }
        struct ReuseIdentifier<View> { let name: String
        var identifier: String { name } }
        struct StoryboardName { let name: String
        @MainActor func initial() -> UIViewController? { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() }
        @MainActor func scene(_ identifier: String) -> UIViewController { UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: identifier) } }

        """

    /// The initialisers and methods of views that take values of `R`.
    static let rExtensions = """
        extension Image { init(_ resource: R.ImageName) { self.init(resource.name) } }
        extension Color { init(_ resource: R.ColorName) { self.init(resource.name) } }
        extension Text { init(_ resource: R.StringName) { self.init(verbatim: resource.format) } }
        extension String { init(resource: R.StringName) { self = resource.format } }
        extension UINib { convenience init<View>(_ resource: R.NibName<View>) { self.init(nibName: resource.name, bundle: nil) } }
        extension UIImage { @MainActor convenience init?(resource: R.ImageName) { self.init(named: resource.name) } }
        extension UIColor { convenience init?(resource: R.ColorName) { self.init(named: resource.name) } }
        extension UITableView {
        func register<View>(_ resource: R.NibName<View>) { register(UINib(resource), forCellReuseIdentifier: resource.name) }
        func dequeueReusableCell<View>(withIdentifier identifier: R.ReuseIdentifier<View>, for indexPath: IndexPath) -> View? { dequeueReusableCell(withIdentifier: identifier.name, for: indexPath) as? View } }
        extension UICollectionView {
        func register<View>(_ resource: R.NibName<View>) { register(UINib(resource), forCellWithReuseIdentifier: resource.name) }
        func dequeueReusableCell<View>(withReuseIdentifier identifier: R.ReuseIdentifier<View>, for indexPath: IndexPath) -> View? { dequeueReusableCell(withReuseIdentifier: identifier.name, for: indexPath) as? View } }

        """

    /// The values of SwiftGen's tables of catalogs.
    static let assets = """
        struct ImageAsset { let name: String
        @MainActor var image: UIImage { UIImage(named: name) ?? UIImage() }
        var swiftUIImage: Image { Image(name) } }
        struct ColorAsset { let name: String
        var color: UIColor { UIColor(named: name) ?? .clear }
        var swiftUIColor: Color { Color(name) } }
        extension UIImage { @MainActor convenience init?(asset: ImageAsset) { self.init(named: asset.name) } }
        extension UIColor { convenience init?(asset: ColorAsset) { self.init(named: asset.name) } }
        extension Image { init(asset: ImageAsset) { self.init(asset.name) } }
        extension Color { init(asset: ColorAsset) { self.init(asset.name) } }

        """

    /// The values of SwiftGen's tables of fonts.
    static let fonts = """
        struct FontConvertible { let name: String
        func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        func swiftUIFont(size: CGFloat) -> Font { .custom(name, size: size) }
        func swiftUIFont(fixedSize: CGFloat) -> Font { .custom(name, fixedSize: fixedSize) }
        func swiftUIFont(size: CGFloat, relativeTo style: Font.TextStyle) -> Font { .custom(name, size: size, relativeTo: style) } }

        """

    /// The values of SwiftGen's tables of storyboards.
    static let scenes = """
        struct SceneType<Controller: UIViewController> { let storyboard: String; let identifier: String?
        @MainActor func instantiate() -> Controller {
        let board = UIStoryboard(name: storyboard, bundle: nil)
        let controller = identifier.map { board.instantiateViewController(withIdentifier: $0) } ?? board.instantiateInitialViewController()
        guard let controller = controller as? Controller else { fatalError("the storyboard \\(storyboard) has another controller") }
        return controller } }

        """
}
