import SwiftUI
import UIKit

/// Cards of SwiftUI's in a collection of UIKit's in a row of SwiftUI's.
struct PlacesRow: View {
    var body: some View {
        PlacesCollection(names: ["Market hall", "Station", "Old port"]).frame(height: 96)
    }
}

struct PlacesCollection: UIViewRepresentable {
    let names: [String]

    func makeCoordinator() -> Coordinator { Coordinator(names: names) }

    func makeUIView(context: Context) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 104, height: 80)
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .clear
        view.dataSource = context.coordinator
        return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {
        context.coordinator.names = names
        view.reloadData()
    }

    final class Coordinator: NSObject, UICollectionViewDataSource {
        var names: [String]

        init(names: [String]) {
            self.names = names
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            let name = names[indexPath.item]
            cell.contentConfiguration = UIHostingConfiguration {
                VStack(alignment: .leading) {
                    Image(systemName: "mappin.circle.fill").font(.title2).foregroundStyle(.tint)
                    Spacer(minLength: 0)
                    Text(name).font(.footnote.weight(.semibold)).lineLimit(1)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            }
            .margins(.all, 10)
            .background { RoundedRectangle(cornerRadius: 12).fill(Color(.tertiarySystemFill)) }
            return cell
        }
    }
}
