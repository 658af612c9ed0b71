import Foundation
import Testing

@testable import KeylineAdapter

/// Headers of apps, copied and repaired until the compiler of C accepts them without Apple's.
@Suite final class HeaderTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("headers-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/App/Deep", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, _ name: String) throws {
        try text.write(toFile: "\(folder)/App/\(name)", atomically: true, encoding: .utf8)
    }

    private func copies(_ header: String) -> HeaderCopies {
        HeaderCopies(HeaderList("// header: \(folder)/App/\(header)\n// folder: \(folder)/App\n"))
    }

    private func repaired(_ header: String) throws -> HeaderRepair {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        let compiler = try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
        return try HeaderRepair(copies(header), in: folder + "/out", clang: try Toolchain(compiler).clang)
    }

    private var missing: String {
        (try? String(contentsOfFile: folder + "/out/KeylineMissing.h", encoding: .utf8)) ?? ""
    }

    @Test func `headers are found by name wherever they are, and Apple's are left out`() throws {
        try write("#import <UIKit/UIKit.h>\n#import \"../Other/Gauge.h\"\n@import CoreLocation;\n", "Bridge.h")
        try write("#import <math.h>\n@interface Gauge : NSObject @end\n", "Deep/Gauge.h")
        let copies = copies("Bridge.h")
        #expect(copies.names == ["Gauge.h", "Bridge.h"])
        #expect(copies.texts["Bridge.h"] == "\n#import \"Gauge.h\"\n\n")
        #expect(copies.texts["Gauge.h"]?.hasPrefix("#import <math.h>") == true)
        #expect(copies.modules == ["UIKit", "CoreLocation"])
    }

    @Test func `classes, protocols, values and macros that only Apple's headers have are declared`() throws {
        try write(
            """
            FOO_EXPORT void start(void);
            @interface Gauge : UIControl <UITextFieldDelegate>
            @property (nonatomic) UIColor *color;
            @property (nonatomic) UIViewContentMode mode;
            @end

            """, "Bridge.h")
        let repair = try repaired("Bridge.h")
        #expect(repair.omitted.isEmpty)
        #expect(repair.copies.texts["Bridge.h"]?.contains("mode;") == true)
        #expect(missing.contains("#define FOO_EXPORT\n"))
        #expect(missing.contains("@interface UIControl : NSObject @end"))
        #expect(missing.contains("@interface UIColor : NSObject @end"))
        #expect(missing.contains("@protocol UITextFieldDelegate @end"))
        #expect(missing.contains("typedef struct UIViewContentMode"))
    }

    @Test func `a line that cannot be read is left out, and the others stay`() throws {
        try write(
            "@interface Gauge : NSObject\n- (void)odd:(std::string)text;\n- (void)plain;\n@end\n", "Bridge.h")
        let repair = try repaired("Bridge.h")
        #expect(repair.omitted.isEmpty)
        #expect(repair.copies.texts["Bridge.h"] == "@interface Gauge : NSObject\n\n- (void)plain;\n@end\n")
    }

    @Test func `a header of another language is left out whole, with the first mistake`() throws {
        let lines = (0..<80).map { "template <typename T\($0)> class X\($0) { T\($0) x; };" }
        try write(lines.joined(separator: "\n"), "Cpp.h")
        try write("#import \"Cpp.h\"\n@interface Gauge : NSObject @end\n", "Bridge.h")
        let repair = try repaired("Bridge.h")
        #expect(repair.omitted.keys.sorted() == ["Cpp.h"])
        #expect(repair.copies.texts["Bridge.h"]?.contains("@interface Gauge") == true)
    }

    @Test func `classes of the app's Swift that headers announce are declared`() throws {
        try write("@class Model, Other;\n@interface Other : NSObject @end\n", "Bridge.h")
        _ = try repaired("Bridge.h")
        #expect(missing.contains("@interface Model : NSObject @end"))
        #expect(!missing.contains("@interface Other"))
    }
}
