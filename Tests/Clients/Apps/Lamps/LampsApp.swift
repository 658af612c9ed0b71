import SwiftUI
import UIKit

/// What hears of the app's start.
final class LampsDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

/// A list of lamps as a file.
struct LampList: FileDocument {
    var text = "Desk\nHall"

    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// An app as Xcode's template has it, with a delegate, documents and settings.
@main
struct LampsApp: App {
    @UIApplicationDelegateAdaptor(LampsDelegate.self) private var delegate
    @State private var lamps = Lamp.all

    var body: some Scene {
        WindowGroup { LampsView(lamps: $lamps) }
        DocumentGroup(newDocument: LampList()) { file in
            TextEditor(text: file.$document.text)
        }
        Settings {
            Toggle("Turn off at night", isOn: .constant(true)).padding()
        }
    }
}

struct Lamp: Identifiable {
    let id: Int
    let name: String
    var isOn: Bool
    static let all = [Lamp(id: 1, name: "Desk", isOn: true), Lamp(id: 2, name: "Hall", isOn: false)]
}

/// The rows of the app's window.
struct LampsView: View {
    @Binding var lamps: [Lamp]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Lamps").font(.largeTitle)
            ForEach($lamps) { $lamp in
                Toggle(isOn: $lamp.isOn) {
                    Label(lamp.name, systemImage: lamp.isOn ? "lightbulb.fill" : "lightbulb")
                }
            }
            Text("\(lamps.filter(\.isOn).count) on").font(.footnote).foregroundStyle(.secondary)
        }
        .padding()
    }
}
