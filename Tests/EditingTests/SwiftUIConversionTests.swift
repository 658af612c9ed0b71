import Foundation
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Documents as views of SwiftUI's.
@MainActor
struct SwiftUIConversionTests {
    /// A column of two labels at distances from the view around, one of them with a width of its own.
    private var column: [UInt8] {
        xib(
            """
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" \
                        translatesAutoresizingMaskIntoConstraints="NO" id="col-um-one">
                            <rect key="frame" x="16" y="20" width="343" height="49"/>
                            <subviews>
            \(label("lab-el-one", "Total: &quot;one&quot;", 0, 0, 343, 20.5))
            \(label("lab-el-two", "Two", 0, 28.5, 100, 20.5))
                            </subviews>
                        </stackView>
            """,
            constraints: """
                                <constraint firstItem="col-um-one" firstAttribute="leading" \
                                secondItem="roo-tv-iew" secondAttribute="leading" constant="16" id="c01-aa-aaa"/>
                                <constraint firstItem="col-um-one" firstAttribute="top" secondItem="saf-ea-gde" \
                                secondAttribute="top" constant="20" id="c02-aa-aaa"/>
                                <constraint firstItem="roo-tv-iew" firstAttribute="trailing" \
                                secondItem="col-um-one" secondAttribute="trailing" constant="24" id="c03-aa-aaa"/>
                                <constraint firstItem="lab-el-two" firstAttribute="height" constant="30" \
                                id="c04-aa-aaa"/>
                                <constraint firstItem="lab-el-two" firstAttribute="height" \
                                relation="lessThanOrEqual" secondItem="roo-tv-iew" secondAttribute="height" \
                                multiplier="0.5" id="c05-aa-aaa"/>
                """)
    }

    func converted(_ bytes: [UInt8]) throws -> (code: String, losses: [ConvertedScene.Loss]) {
        let source = try open(bytes)
        return try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Column", into: .layoutFile
        ).swiftUI(named: "ColumnView")
    }

    @Test func `stacks, distances to the view around and lengths become stacks, paddings and frames`() throws {
        let code = try converted(column).code
        #expect(
            code == """
                import SwiftUI

                struct ColumnView: View {
                    var body: some View {
                        VStack(alignment: .leading, spacing: 8) {
                            Text("Total: \\"one\\"")
                                .font(.system(size: 17))
                                .lineLimit(1)
                                .frame(maxWidth: .infinity, alignment: .leading)
                            Text("Two")
                                .font(.system(size: 17))
                                .lineLimit(1)
                                .frame(height: 30)
                                .frame(maxWidth: .infinity, alignment: .leading)
                        }
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(EdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 24))
                            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                    }
                }

                """, "\(code)")
    }

    @Test func `views below and beside one another become columns and rows with the distances of the canvas`() throws {
        let views = [
            label("tit-le-lbl", "Title", 16, 40, 343, 20.5), view("red-vi-ew1", 16, 68.5, 100, 50),
            label("aft-er-lbl", "After", 124, 68.5, 40, 20.5),
        ].joined(separator: "\n")
        let held = [
            "firstItem=\"tit-le-lbl\" firstAttribute=\"top\" secondItem=\"roo-tv-iew\" secondAttribute=\"top\" constant=\"40\"",
            "firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"16\"",
            "firstAttribute=\"trailing\" secondItem=\"tit-le-lbl\" secondAttribute=\"trailing\" constant=\"16\"",
            "firstItem=\"red-vi-ew1\" firstAttribute=\"top\" secondItem=\"tit-le-lbl\" secondAttribute=\"bottom\" constant=\"8\"",
            "firstItem=\"red-vi-ew1\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"16\"",
            "firstItem=\"red-vi-ew1\" firstAttribute=\"width\" constant=\"100\"",
            "firstItem=\"red-vi-ew1\" firstAttribute=\"height\" constant=\"50\"",
            "firstItem=\"aft-er-lbl\" firstAttribute=\"top\" secondItem=\"red-vi-ew1\" secondAttribute=\"top\"",
            "firstItem=\"aft-er-lbl\" firstAttribute=\"leading\" secondItem=\"red-vi-ew1\" secondAttribute=\"trailing\" constant=\"8\"",
        ].enumerated().map { "<constraint \($1) id=\"a0\($0)-aa-aaa\"/>" }.joined(separator: "\n")
        let made = try converted(xib(views, constraints: held))
        let lines = made.code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let heads = lines.filter {
            $0.hasSuffix("{") || $0.hasPrefix("Text") || $0.hasPrefix("Color") || $0.hasPrefix("Spacer")
        }
        #expect(
            heads.dropFirst(2) == [
                "VStack(alignment: .leading, spacing: 0) {", "Text(\"Title\")", "HStack(alignment: .top, spacing: 0) {",
                "Color.clear", "Text(\"After\")", "Spacer(minLength: 0)", "Spacer(minLength: 0)",
            ], "\(made.code)")
        #expect(lines.contains(".padding(.top, 8)"))
        #expect(lines.contains(".padding(.leading, 16)"))
        #expect(lines.contains(".padding(.leading, 8)"))
        // That two tops are equal is what a row says, but no padding does.
        #expect(made.losses.map(\.message) == ["the constraint label2.top == view1.top"])
    }

    @Test func `a constraint between views that are no neighbours is a loss with its line`() throws {
        let losses = try converted(column).losses
        #expect(losses.map(\.message) == ["the constraint label2.height <= 0.5 * screen.height"])
        let lines = text(column).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(try lines[(#require(losses.first?.location.line)) - 1].contains("c05-aa-aaa"))
    }
}
