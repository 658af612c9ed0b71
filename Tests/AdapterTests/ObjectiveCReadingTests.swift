import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// The values that Objective-C gives to outlets are read as Swift's are.
@Suite struct ObjectiveCReadingTests {
    private func reading(_ body: String, _ others: String = "", in method: String = "viewDidLoad") -> [OutletValue] {
        let text = "@implementation Login\n- (void)\(method) {\n\(body)\n}\n\(others)\n@end\n"
        return OutletCall.reading(of: ["Login"], [("Login.m", text)]).values(ofClass: "Login")
    }

    @Test(arguments: [
        "self.label.text = @\"Hello\";", "_label.text = @\"Hello\";", "[self.label setText:@\"Hel\" @\"lo\"];",
        "[[self label] setText:@\"Hello\"];",
    ])
    func `a literal is certain, with its place`(code: String) {
        let values = reading(code)
        #expect(values.map(\.path) == [["label"]])
        #expect(values.map(\.property) == ["text"])
        #expect(values.map(\.value) == [.text("Hello")])
        #expect(values.map(\.certainty) == [.certain])
        #expect(values.map(\.line) == [3])
        #expect(values.map(\.file) == ["Login.m"])
    }

    @Test(arguments: [
        ("NSLocalizedString(@\"key\", nil)", nil, nil), ("NSLocalizedString(@\"key\", @\"a, comment\")", nil, nil),
        ("NSLocalizedStringFromTable(@\"key\", @\"Main\", nil)", "Main", nil),
        (
            "NSLocalizedStringWithDefaultValue(@\"key\", @\"Main\", [NSBundle mainBundle], @\"Text\", nil)", "Main",
            "Text"
        ),
        ("[[NSBundle mainBundle] localizedStringForKey:@\"key\" value:@\"\" table:@\"Main\"]", "Main", nil),
    ])
    func `a lookup is read with its table and its fallback`(code: String, table: String?, fallback: String?) {
        let lookup = CodeValue.lookup(key: "key", table: table, fallback: fallback)
        #expect(reading("self.label.text = \(code);").map(\.value) == [lookup])
    }

    @Test func `macros and constants are followed`() {
        let names = """
            #define LOC(key) NSLocalizedString(key, nil)
            #define TITLE @"title.key"
            static NSString *const kHint = @"Hint";
            """
        let code = """
            @implementation Login
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.title = LOC(TITLE);
                self.field.placeholder = kHint;
            }
            @end
            """
        let reading = OutletCall.reading(
            of: ["Login"], [("Login.m", code), ("Names.h", names + "\nNSLocalizedString")])
        let inFile = OutletCall.reading(of: ["Login"], [("Login.m", names + "\n" + code)])
        #expect(reading.values(ofClass: "Login").first?.value == .lookup(key: "title.key", table: nil, fallback: nil))
        #expect(
            inFile.values(ofClass: "Login").map(\.value) == [
                .lookup(key: "title.key", table: nil, fallback: nil), .text("Hint"),
            ])
    }

    @Test func `messages for states, colours, pictures and methods that are called are followed`() {
        let values = reading(
            """
            [self.button setTitle:@"Go" forState:UIControlStateSelected];
            self.label.textColor = [UIColor redColor];
            self.box.backgroundColor = [UIColor colorWithRed:0.5 green:51/255.0 blue:1.0f alpha:1];
            self.picture.image = [UIImage imageNamed:@"hero"];
            self.picture.hidden = YES;
            [self setUp];
            """,
            "- (void)setUp { self.note.text = [NSLocalizedString(@\"n\", nil) uppercaseString]; }\n- (void)later { self.x.text = @\"X\"; }"
        )
        #expect(
            values.map(\.value) == [
                .text("Go"), .systemColor("redColor"), .color(red: 0.5, green: 0.2, blue: 1, alpha: 1),
                .namedImage("hero"),
                .flag(true), .changed(.lookup(key: "n", table: nil, fallback: nil), .uppercased),
            ])
        #expect(values.map(\.state) == ["selected", nil, nil, nil, nil, nil])
        #expect(values.map(\.property) == ["title", "textColor", "backgroundColor", "image", "isHidden", "text"])
    }

    @Test func `a lookup inside a message that may change it is likely`() {
        let values = reading("self.label.text = [NSLocalizedString(@\"n\", nil) stringByAppendingString:user.name];")
        #expect(values.map(\.value) == [.lookup(key: "n", table: nil, fallback: nil)])
        #expect(values.map(\.certainty) == [.likely])
    }

    @Test(arguments: [
        "if (isNew) { self.label.text = @\"New\"; }", "if (isNew) self.label.text = @\"New\";",
        "if (!user) { return; }\nself.label.text = @\"New\";", "self.label.text = isNew ? @\"New\" : @\"Old\";",
        "self.label.text = @\"New\"; self.label.text = user.name;", "for (id a in b) { self.label.text = @\"New\"; }",
        "#if DEBUG\nself.label.text = @\"New\";\n#endif",
    ])
    func `a value about which a branch or a later assignment decides is likely`(code: String) {
        #expect(reading(code).map(\.value) == [.text("New")])
        #expect(reading(code).map(\.certainty) == [.likely])
    }

    @Test func `objects of a method's own, comments and blocks give nothing`() {
        #expect(
            reading(
                """
                UILabel *label = [[UILabel alloc] init];
                label.text = @"A"; // self.label.text = @"B";
                /* self.label.text = @"C"; */
                [self load:^{ self.label.text = @"D"; }];
                """
            ).isEmpty)
    }

    @Test func `the class above runs where it is called, also from Swift`() {
        let files = [
            ("Base.h", "@interface Base : UIViewController\n@end"),
            ("Base.m", "@implementation Base\n- (void)viewDidLoad { self.title = @\"Base\"; }\n@end"),
            ("Login.h", "@interface Login : Base\n@end"),
            (
                "Login.m",
                "@implementation Login\n- (void)viewDidLoad { [super viewDidLoad]; self.label.text = @\"L\"; }\n@end"
            ),
            ("Modern.swift", "class Modern: Base { override func viewDidLoad() { label.text = \"M\" } }"),
        ]
        let reading = OutletCall.reading(of: ["Login", "Modern"], files)
        #expect(reading.values(ofClass: "Login").map(\.value) == [.text("Base"), .text("L")])
        #expect(reading.values(ofClass: "Modern").map(\.value) == [.text("Base"), .text("M")])
    }

    private static let button: [(path: String, text: String)] = [
        ("Base.h", "@interface Base : UITableViewCell\n@property IBOutlet UIButton *button;\n@end"),
        (
            "Base.m",
            """
            @implementation Base
            - (void)awakeFromNib {
                [super awakeFromNib];
                [self.button setTitle:@"Go" forState:UIControlStateNormal];
            }
            - (void)show:(Guest *)guest { self.button.backgroundColor = guest.color; }
            @end
            """
        ),
        ("Row.h", "@interface Row : Base\n@property IBOutlet UILabel *label;\n@end"),
        (
            "Row.m",
            "@implementation Row\n- (void)awakeFromNib { [super awakeFromNib]; self.label.text = @\"Hi\"; }\n@end"
        ),
    ]

    @Test(arguments: [
        "extension Row { func update() {} }", "extension Row { func fit() { addSubview(box) } }",
        "extension Base { func update() {} }",
        "extension Row { func update() {} }\nextension Base { func update() {} }",
    ])
    func `a class that Swift only extends keeps the code of its Objective-C`(part: String) {
        let plain = OutletCall.reading(of: ["Row"], Self.button).classes["Row"]
        let joined = OutletCall.reading(of: ["Row"], Self.button + [("Row+More.swift", part)]).classes["Row"]
        #expect(plain?.values.map(\.value) == [.text("Go"), .text("Hi"), .nothing])
        #expect(joined?.values == plain?.values)
        #expect(joined?.superclass == "Base")
        #expect(joined?.mayDecideSize == part.contains("addSubview"))
    }

    @Test func `a Swift class keeps the code of the Objective-C that it derives from and that Swift extends`() {
        let swift = "class Own: Row {}\nextension Row { func update() {} }\nextension Base {}"
        let values = OutletCall.reading(of: ["Own"], Self.button + [("Own.swift", swift)]).values(ofClass: "Own")
        #expect(values.map(\.value) == [.text("Go"), .text("Hi"), .nothing])
    }

    @Test func `what a Swift extension sets of an Objective-C class's outlets joins what its Objective-C sets`() {
        let part = """
            extension Row {
                func update(with guest: Guest) {
                    label.textColor = guest.color
                    button.setImage(guest.picture, for: .normal)
                }
            }
            """
        let values = OutletCall.reading(of: ["Row"], Self.button + [("Row+More.swift", part)]).values(ofClass: "Row")
        let swift = values.filter { $0.file == "Row+More.swift" }
        #expect(swift.map(\.path) == [["label"], ["button"]])
        #expect(swift.map(\.property) == ["textColor", "image"])
        #expect(swift.map(\.certainty) == [.unknown, .unknown])
        #expect(values.count == swift.count + 3)
    }

    /// The properties that code gives a controller's button in a way that only running it would tell.
    private func untold(_ body: String) -> Set<String> {
        let header = "@interface Login : UIViewController\n@property IBOutlet UIButton *go;\n@end\n"
        let text = header + "@implementation Login\n- (void)later {\n\(body)\n}\n@end\n"
        let values = OutletCall.reading(of: ["Login"], [("Login.m", text)]).values(ofClass: "Login")
        return Set(values.filter { $0.path == ["go"] && $0.certainty == .unknown }.map(\.property))
    }

    @Test func `an outlet is reached through its getter, and styled by others`() {
        #expect(untold("[[self go] setHidden:shows];") == ["isHidden"])
        #expect(untold("[[[self go] titleLabel] setFont:[Fonts large]];") == ["font"])
        #expect(untold("[[self go] applySecondaryStyle];").isSuperset(of: ["titleColor", "font"]))
        #expect(untold("[presenter bindWithButton:[self go]];").isSuperset(of: ["titleColor", "font"]))
        #expect(untold("[presenter remember:[self go]];").isEmpty)
    }

    @Test func `the sizes of cells that code gives are known`() {
        let method =
            "- (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout "
            + "sizeForItemAtIndexPath:(NSIndexPath *)path { return size; }"
        let values = reading("", method).filter { $0.certainty == .unknown }
        #expect(values.map(\.path) == [["collectionView"]] && values.map(\.property) == ["collectionViewLayout"])
    }

    @Test func `a view to which code adds constraints has no frame of the document's`() {
        let visual =
            "[view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"V:|[go]\" options:0 "
            + "metrics:nil views:@{@\"go\": self.go}]];"
        #expect(untold(visual) == ["frame"])
        #expect(untold("[NSLayoutConstraint constraintWithItem:self.go attribute:a];") == ["frame"])
        #expect(untold("[list addObject:self.go];").isEmpty)
    }
}
