import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout

/// The rows of `ListScreen` as views: an icon, a title over a subtitle, and a detail at the end, with the same texts.
@MainActor
struct RowsOfViews {
    private let count: Int
    private let services: SceneServices
    private let environment = SceneEnvironment(size: CGSize(width: 375, height: 812), scale: 3)

    init(rows: Int, typesetter: Typesetter) {
        count = rows
        services = SceneServices(typesetter: typesetter)
    }

    /// Makes the views, measures their texts and gives each its frame.
    func layOut() {
        let (count, typesetter) = (count, services.typesetter)
        _ = ViewMeasurement(ProposedViewSize(width: 375, height: nil), environment: environment, services: services) {
            VStack(spacing: 0) {
                ForEach(0..<count) { index in Self.row(index, typesetter) }
            }
        }
    }

    private static func row(_ index: Int, _ typesetter: Typesetter) -> some View {
        HStack(spacing: 12) {
            StubView { _ in CGSize(width: 40, height: 40) }
            VStack(alignment: .leading, spacing: 2) {
                text("Title of row number \(index)", 17, typesetter)
                text("A subtitle with some more words, \(index * 7 % 13)", 13, typesetter)
            }
            Spacer(minLength: 8)
            text("\(index * 37 % 1000) km", 17, typesetter)
        }
        .padding(.horizontal, 16).padding(.vertical, 8)
    }

    /// A text that is shaped once and broken into lines at the widths that it is offered.
    private static func text(_ string: String, _ size: CGFloat, _ typesetter: Typesetter) -> StubView {
        let shaped = typesetter.shape(AttributedText(string, font: .system(size: size)), locale: "en")
        return StubView { proposal in
            shaped.layout(width: proposal.width ?? .infinity).size(roundedUpToScale: 3)
        }
    }
}
