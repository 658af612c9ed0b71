import AVFoundation
import AppIntents
import CoreSpotlight
import ImageIO
import LinkPresentation
import MapKit
import MediaPlayer
import MobileCoreServices
import StoreKit
import SwiftUILayout
import Testing
import TipKit
import UIKitLayout
import WidgetKit

private struct Open: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult { .result() }
}

private struct Hint: Tip {
    var title: SwiftUILayout.Text { SwiftUILayout.Text(verbatim: "Swipe") }
}

private struct Bare: TipViewStyle {
    func makeBody(configuration: Configuration) -> some SwiftUILayout.View {
        HStack {
            SwiftUILayout.Text(verbatim: "Tip:")
            configuration.title
        }
    }
}

@MainActor
@Suite struct AppleNameTests {
    @Test func `a card for a page shows its title and host`() {
        let metadata = LPLinkMetadata()
        metadata.title = "Swift"
        metadata.url = URL(string: "https://swift.org/blog")
        let card = LPLinkView(metadata: metadata)
        let labels = card.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
        #expect(labels.map(\.text) == ["Swift", "swift.org"])
        let fit = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let bare = LPLinkView(url: metadata.url ?? URL(fileURLWithPath: "/"))
        #expect(fit.height > bare.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 10)
    }

    @Test func `places on the flat map are Mercator's, and lead back to their coordinates`() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
        #expect(paris.x > middle.x && paris.y < middle.y)
        #expect(abs(paris.coordinate.latitude - 48.8566) < 1e-9 && abs(paris.coordinate.longitude - 2.3522) < 1e-9)
    }

    @Test func `the rectangle of a line holds its places`() {
        let line = MKPolyline(
            coordinates: [
                CLLocationCoordinate2D(latitude: 10, longitude: 20),
                CLLocationCoordinate2D(latitude: 12, longitude: 16),
            ], count: 2)
        let region = MKCoordinateRegion(line.boundingMapRect)
        #expect(abs(region.span.longitudeDelta - 4) < 1e-6 && abs(region.span.latitudeDelta - 2) < 1e-6)
        let map = MKMapView()
        map.addOverlay(line)
        map.removeOverlay(line)
        #expect(map.overlays.isEmpty)
    }

    /// Writes a picture, reads it, makes it half as large and writes it again: the width in pixels each time, and of the small one twice.
    @MainActor private static func widths() -> [Int] {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        guard let data = picture.pngData(), let source = CGImageSourceCreateWithData(data as NSData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return [] }
        let small = CGImageSourceCreateThumbnailAtIndex(
            source, 0, [kCGImageSourceThumbnailMaxPixelSize: image.width / 2] as NSDictionary)
        let written = NSMutableData()
        guard let file = CGImageDestinationCreateWithData(written, "public.png", 1, nil) else { return [] }
        CGImageDestinationAddImage(file, image, nil)
        _ = CGImageDestinationFinalize(file)
        return [image.width, (small?.width ?? 0) * 2, UIImage(data: written as Data)?.cgImage?.width ?? 0]
    }

    @Test func `a picture of a file has its size, and a smaller form of it`() throws {
        // Pixels are drawn while a scene is made.
        let words = try ModuleStage.scene { Text(Set(Self.widths()).map(String.init).joined(separator: " ")) }.words
        #expect(
            words.count == 1 && words.first.flatMap(Int.init) ?? 0 >= 40, "one width, that of the picture: \(words)")
        let damaged = try #require(CGImageSourceCreateWithData(Data([1, 2]) as NSData, nil))
        #expect(CGImageSourceGetCount(damaged) == 0 && CGImageSourceGetType(damaged) == nil)
    }

    @Test func `a button that performs an intent is drawn as a button`() throws {
        let words = try ModuleStage.scene {
            VStack {
                SwiftUILayout.Button("Open", intent: Open())
                SwiftUILayout.Toggle("Lights", isOn: true, intent: Open())
            }
        }.words
        #expect(words.contains("Open") && words.contains("Lights"))
    }

    @Test func `a tip is drawn in the style of its place`() throws {
        let words = try ModuleStage.scene { TipView(Hint()).tipViewStyle(Bare()) }.words
        #expect(words == ["Tip:", "Swipe"])
    }

    @Test func `older names of file types find the same types`() {
        #expect(
            UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
                == kUTTypePNG)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
    }

    @Test func `a slider of the volume fills its view`() {
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == view.bounds)
    }

    @Test func `an export fails, since no film is read`() throws {
        let session = try #require(
            AVAssetExportSession(
                asset: AVURLAsset(url: URL(fileURLWithPath: "/a.mov")), presetName: AVAssetExportPresetPassthrough))
        session.exportAsynchronously {}
        #expect(session.status == .failed && session.error != nil)
    }

    @Test func `times add up in the finer parts`() {
        let sum = CMTimeAdd(CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 4))
        #expect(sum == CMTime(value: 3, timescale: 4))
        #expect(CMTimeRange(start: .zero, end: sum).duration == sum)
    }

    @Test func `an activity keeps what search shows of it`() {
        let activity = NSUserActivity(activityType: "a")
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        activity.contentAttributeSet = attributes
        #expect(activity.contentAttributeSet === attributes)
        #expect(NSUserActivity(activityType: "a").contentAttributeSet == nil)
    }
}
