import UIKit

/// Search bars with all that stands in and under their fields.
final class SearchBarsViewController: UIViewController {
    private let words: SearchWords
    private let isShort: Bool

    init(_ words: SearchWords, isShort: Bool = false) {
        self.words = words
        self.isShort = isShort
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let some = [makeBookmarked(), makeTokens(), makePlain()]
        let bars = isShort ? some : some + [makeResults(), makeScoped(), makeDisabled()]
        let column = UIStackView(arrangedSubviews: bars)
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func makeBookmarked() -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = words.placeholder
        bar.showsBookmarkButton = true
        bar.showsCancelButton = true
        return bar
    }

    private func makeResults() -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = words.placeholder
        bar.searchBarStyle = .minimal
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        return bar
    }

    private func makeTokens() -> UISearchBar {
        let bar = UISearchBar()
        bar.searchBarStyle = .minimal
        bar.placeholder = words.placeholder
        let flag = UISearchToken(icon: UIImage(systemName: "flag.fill"), text: words.token)
        bar.searchTextField.tokens = [flag]
        bar.searchTextField.insertToken(UISearchToken(icon: nil, text: words.second), at: 1)
        bar.text = words.text
        return bar
    }

    private func makePlain() -> UISearchBar {
        let bar = UISearchBar()
        bar.backgroundImage = UIImage()
        bar.setImage(UIImage(systemName: "person"), for: .search, state: .normal)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 0)
        bar.text = words.text
        return bar
    }

    private func makeScoped() -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = words.placeholder
        bar.scopeButtonTitles = [words.token, words.second]
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = 1
        return bar
    }

    private func makeDisabled() -> UISearchBar {
        let bar = UISearchBar()
        bar.text = words.text
        bar.showsCancelButton = true
        bar.isEnabled = false
        return bar
    }
}

struct SearchWords: Sendable {
    var placeholder, token, second, text: String

    static let english = SearchWords(placeholder: "Search", token: "Flagged", second: "Today", text: "Ferry")
    static let arabic = SearchWords(placeholder: "بحث", token: "مميّز", second: "اليوم", text: "عبّارة")
}
