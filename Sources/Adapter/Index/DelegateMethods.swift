/// The methods of UIKit's delegates and data sources that types may leave out and that change a picture.
///
/// They are in the tables of all classes, so that UIKit's views find those that a subclass of a conforming class adds
/// (`LinkedClasses.answer`). The names are those that `SelectorName` makes of Swift's.
enum DelegateMethods {
    static let names: Set<String> = [
        "tableView:titleForHeaderInSection:",
        "tableView:titleForFooterInSection:",
        "tableView:heightForRowAt:",
        "tableView:heightForHeaderInSection:",
        "tableView:heightForFooterInSection:",
        "tableView:viewForHeaderInSection:",
        "tableView:viewForFooterInSection:",
        "tableView:willDisplay:forRowAt:",
        "numberOfSectionsIn:",
        "collectionView:viewForSupplementaryElementOfKind:at:",
        "collectionView:layout:sizeForItemAt:",
        "collectionView:layout:insetForSectionAt:",
        "collectionView:layout:minimumLineSpacingForSectionAt:",
        "collectionView:layout:minimumInteritemSpacingForSectionAt:",
        "collectionView:layout:referenceSizeForHeaderInSection:",
        "collectionView:layout:referenceSizeForFooterInSection:",
        "pickerView:titleForRow:forComponent:",
        "pickerView:widthForComponent:",
        "pickerView:rowHeightForComponent:",
    ]
}
