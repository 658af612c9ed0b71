import AVKit
import CoreImage
import CoreLocation
import KeylineScenes
import MapKit
import NaturalLanguage
import Network
import PhotosUI
import SwiftUILayout
import Testing
import TipKit
import WatchConnectivity
import WebKit

private struct Hint: Tip {
    var title: Text { Text(verbatim: "Swipe") }
    var message: Text? { Text(verbatim: "to delete") }
    var actions: [Tips.Action] { [Tips.Action(id: "more", title: "Learn more")] }
}

@MainActor
@Suite struct PlaceholderTests {
    @Test func `a map shows its markers where they are and reports its ground`() throws {
        let scene = try ModuleStage.scene {
            Map(
                initialPosition: .region(
                    MKCoordinateRegion(
                        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
                        span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3)))
            ) {
                Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20))
                Annotation("There", coordinate: CLLocationCoordinate2D(latitude: 10.5, longitude: 20.75)) {
                    SwiftUILayout.Color.red.frame(width: 20, height: 20).layoutName("there")
                }
            }
        }
        #expect(scene.words.contains("Here") && scene.words.contains("There"))
        let there = try #require(scene.layout.placedViews.first { $0.view.id.rawValue == "there" }?.frame)
        #expect(abs(there.midX - 225) < 0.6)
        #expect(scene.reports.contains("a map's ground is not drawn"))
    }

    @Test func `films and web pages are planes that the scene reports`() throws {
        let film = try ModuleStage.scene { VideoPlayer(player: nil) { Text(verbatim: "Over") } }
        #expect(film.words == ["Over"])
        #expect(film.reports.contains("a film is not drawn"))
        let page = try ModuleStage.scene { WebView(url: nil) }
        #expect(page.reports.contains("a web page is not drawn"))
    }

    @Test func `a camera's picture is a black plane that the scene reports, and there is no camera`() throws {
        let scene = try ModuleStage.scene {
            let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
            Text(verbatim: layer.backgroundColor == UIColor.black.cgColor ? "black" : "other")
        }
        #expect(scene.words == ["black"])
        #expect(scene.reports.contains("a camera's picture is not drawn"))
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(throws: AVError(.noImageAtTime)) {
            let film = AVAsset(url: URL(fileURLWithPath: "/a.mov"))
            _ = try AVAssetImageGenerator(asset: film).copyCGImage(at: .zero, actualTime: nil)
        }
    }

    @Test func `a sound that is there plays nothing, one that is not is an error`() throws {
        #expect(throws: AVError(.fileFormatNotRecognized)) {
            _ = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
        }
        #expect(try AVAudioPlayer(data: Data([1])).play() == false)
        let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20))
        #expect(place.location?.coordinate.longitude == 20)
    }

    @Test func `a picker of loudspeakers is its symbol in the middle`() throws {
        let view = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        view.layoutIfNeeded()
        let symbol = try #require(view.subviews.first)
        #expect(symbol.frame.width > 5 && symbol.center == CGPoint(x: 30, y: 20))
    }

    @Test func `neither a watch nor a network is there, which errors and values say`() {
        var message: (any Error)?
        WCSession.default.sendMessage([:], replyHandler: nil) { message = $0 }
        #expect(message as? WCError == WCError(.notReachable))
        #expect(!WCSession.isSupported())
        #expect(NWPathMonitor().currentPath.status == .unsatisfied)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Hello") == nil)
    }

    @Test func `a button that picks photographs and a tip show their texts`() throws {
        let picker = try ModuleStage.scene {
            PhotosPicker("Choose", selection: .constant(PhotosPickerItem?.none), matching: .images)
        }
        #expect(picker.words == ["Choose"])
        let tip = try ModuleStage.scene { TipView(Hint()) }
        let words = tip.words.joined(separator: " ")
        #expect(words.contains("Swipe") && words.contains("to delete") && words.contains("Learn more"))
    }

    @Test func `distances along the earth are those of a sphere`() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_556) < 500)
        let region = CLCircularRegion(center: paris.coordinate, radius: 1000, identifier: "p")
        #expect(region.contains(paris.coordinate) && !region.contains(london.coordinate))
    }

    @Test func `a filter hands on the picture that it was given`() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        let image = CIImage(color: .black)
        filter.setValue(image, forKey: kCIInputImageKey)
        #expect(filter.outputImage === image)
    }
}
