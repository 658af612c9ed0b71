import AVFoundation
import AppIntents
import CoreLocation
import MapKit
import Network
import Photos
import StoreKit
import SwiftUILayout
import TipKit
import UniformTypeIdentifiers
import UserNotifications
import WatchConnectivity
import WidgetKit

// Names that change no picture, used as apps use them: the file is compiled, and nothing in it is run.

final class LocationKeeper: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func start() {
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        CLGeocoder().reverseGeocodeLocation(locations[0]) { placemarks, _ in _ = placemarks?.first?.locality }
    }
}

final class CodeReader: NSObject, AVCaptureMetadataOutputObjectsDelegate, WCSessionDelegate {
    private let session = AVCaptureSession()
    private let monitor = NWPathMonitor()

    func start() throws {
        monitor.start(queue: .main)
        guard let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else {
            return
        }
        let input = try AVCaptureDeviceInput(device: camera)
        session.beginConfiguration()
        if session.canAddInput(input) { session.addInput(input) }
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = [.qr, .ean13]
        session.commitConfiguration()
        session.startRunning()
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) { _ = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue }

    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {}
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
}

final class ShareHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let items = context.inputItems.compactMap { $0 as? NSExtensionItem }
        let texts = items.compactMap { $0.userInfo?[NSExtensionItemAttributedContentTextKey] }
        context.completeRequest(returningItems: texts)
    }
}

final class ShareController: UIViewController, UIDocumentPickerDelegate {
    func open() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
        picker.delegate = self
        extensionContext?.cancelRequest(withError: CancellationError())
        view.addInteraction(UILargeContentViewerInteraction())
    }
}

final class Sounds: NSObject, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?

    func play(_ url: URL) throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, options: .mixWithOthers)
        _ = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: session, queue: nil
        ) { note in
            _ = (note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
                .flatMap(AVAudioSession.InterruptionType.init)
        }
        player = try AVAudioPlayer(contentsOf: url)
        player?.delegate = self
        player?.play()
    }
}

func showOnMap(_ coordinate: CLLocationCoordinate2D) {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
    item.name = "Here"
    item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving])
}

struct Files: View {
    @State private var isShown = false

    var body: some View {
        List { Text(verbatim: "A").selectionDisabled() }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.folder, .pdf]) { _ in }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.zip], allowsMultipleSelection: true) { _ in }
            .onDrop(of: [.image], isTargeted: nil) { providers in providers.isEmpty }
            .tabBarMinimizeBehavior(.onScrollDown)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

func remind() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .badge]) else { return }
    let content = UNMutableNotificationContent()
    content.title = "Title"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
}

func buy() async throws -> Bool {
    guard let product = try await Product.products(for: ["pro"]).first else { return false }
    switch try await product.purchase() {
    case .success(let verification): return try verification.payloadValue.productID == "pro"
    case .userCancelled, .pending: return false
    }
}

func countOfPictures() -> Int {
    let options = PHFetchOptions()
    options.predicate = NSPredicate(value: true)
    return PHAsset.fetchAssets(with: .image, options: options).count
}

struct OpenIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Name") var name: String
    func perform() async throws -> some IntentResult { .result() }
}

struct InertView: View {
    @Environment(\.requestReview) private var requestReview
    @State private var isShown = false

    var body: some View {
        Text("Text")
            .actionSheet(isPresented: $isShown) {
                ActionSheet(title: Text("Title"), buttons: [.cancel(), .default(Text("Do"))])
            }
            .accessibility(label: Text("Label")).accessibility(hidden: false).accessibility(addTraits: .isHeader)
            .controlGroupStyle(.navigation)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: { _, _ in
            }
            .draggable("text").dropDestination(for: String.self) { _, _ in true }
            .onDrop(of: ["public.text"], delegate: TextDrop())
            .widgetURL(nil).widgetAccentable()
            .gesture(PressAndDrag())
            .popoverTip(Greeting())
    }
}

private struct Greeting: Tip {
    var title: Text { Text("Hello") }
}

private struct TextDrop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text"]) }
}

private struct PressAndDrag: Gesture {
    var body: some Gesture {
        LongPressGesture().sequenced(before: DragGesture().onEnded { _ = $0.predictedEndLocation })
    }
}

struct InertScene: SwiftUILayout.Scene {
    var body: some SwiftUILayout.Scene {
        WindowGroup { Text("Window") }
            .commands {
                CommandGroup(replacing: .newItem) { Button("New") {} }
                CommandMenu("Menu") { Button("Item") {} }
                SidebarCommands()
            }
    }
}
