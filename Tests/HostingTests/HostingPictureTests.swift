import Foundation
import KeylineGraphics
import KeylineHosting
import KeylineImageCoding
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout
import Testing
import UIKitLayout

/// Screens of both systems look as they were seen and accepted. `RECORD_HOSTING=1` records them anew.
@MainActor
@Suite struct HostingPictureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    @Test(arguments: ["ltr", "rtl-dark"])
    func `views of both systems are drawn as they were accepted`(name: String) throws {
        let environment = HostingFixture.environment(CGSize(width: 320, height: 330)) {
            guard name == "rtl-dark" else { return }
            $0.layoutDirection = .rightToLeft
            $0.locale = "ar"
            $0.appearance = .dark
        }
        let scene = try HostingFixture.scene(in: environment) { UIHostingController(rootView: MixedScreen()) }
        let drawn = try BitmapRenderer(fonts: try FontCollection.bundled())
            .render(scene.displayList, scale: 1, background: environment.appearance == .dark ? .black : .white)
        let golden = Self.folder.appendingPathComponent("mixed-\(name).png")
        if ProcessInfo.processInfo.environment["RECORD_HOSTING"] != nil {
            try Data(PNGEncoder(effort: .smallest).encode(drawn)).write(to: golden)
        }
        let isSame = try PNGDecoder().decode([UInt8](Data(contentsOf: golden))) == drawn
        #expect(isSame, "see mixed-\(name).png; RECORD_HOSTING=1 records it anew")
    }
}

private struct MixedScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text("Total").font(.largeTitle)
                UIKitCaption(text: "UILabel on its baseline")
            }
            UIKitSwitch().fixedSize()
            Rows().frame(height: 220)
        }
        .padding()
    }
}

private struct UIKitCaption: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

private struct UIKitSwitch: UIViewRepresentable {
    func makeUIView(context: Context) -> UISwitch { UISwitch() }
    func updateUIView(_ view: UISwitch, context: Context) { view.isOn = true }
}

private struct Rows: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> RowsController { RowsController() }
    func updateUIViewController(_ controller: RowsController, context: Context) {}
}

private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let lines = Array(repeating: "SwiftUI in a cell", count: indexPath.row + 1).joined(separator: "\n")
        cell.contentConfiguration = UIHostingConfiguration {
            HStack {
                Text(verbatim: lines)
                Spacer()
                Circle().fill(.orange).frame(width: 24, height: 24)
            }
        }
        return cell
    }
}
