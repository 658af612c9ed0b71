/// Words that the system brings along: the titles of its own buttons, in the languages that Keyline knows them in.
package enum SystemText: Int, CaseIterable {
    case cancel, done, edit, save, undo, redo, close, back, search

    /// The word in the language of a BCP 47 tag.
    package func text(in tag: String) -> String {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        let language = parts.first?.lowercased() ?? "en"
        let isTraditional = parts.contains("Hant") || parts.contains("TW") || parts.contains("HK")
        let words = Self.words[language == "zh" && isTraditional ? "zh-Hant" : language] ?? Self.english
        return words[rawValue]
    }

    private static let english = ["Cancel", "Done", "Edit", "Save", "Undo", "Redo", "Close", "Back", "Search"]

    private static let words: [String: [String]] = [
        "en": english,
        "ar": ["إلغاء", "تم", "تعديل", "حفظ", "تراجع", "إعادة", "إغلاق", "رجوع", "بحث"],
        "de": [
            "Abbrechen", "Fertig", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Schließen", "Zurück",
            "Suchen",
        ],
        "es": ["Cancelar", "Aceptar", "Editar", "Guardar", "Deshacer", "Rehacer", "Cerrar", "Atrás", "Buscar"],
        "fr": ["Annuler", "OK", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Fermer", "Retour", "Rechercher"],
        "he": ["ביטול", "סיום", "עריכה", "שמירה", "ביטול", "ביצוע מחדש", "סגירה", "חזרה", "חיפוש"],
        "it": ["Annulla", "Fine", "Modifica", "Salva", "Annulla", "Ripristina", "Chiudi", "Indietro", "Cerca"],
        "ja": ["キャンセル", "完了", "編集", "保存", "取り消す", "やり直す", "閉じる", "戻る", "検索"],
        "ko": ["취소", "완료", "편집", "저장", "실행 취소", "실행 복귀", "닫기", "뒤로", "검색"],
        "nl": ["Annuleer", "Gereed", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Sluit", "Terug", "Zoek"],
        "pl": ["Anuluj", "Gotowe", "Edytuj", "Zapisz", "Cofnij", "Ponów", "Zamknij", "Wróć", "Szukaj"],
        "pt": ["Cancelar", "OK", "Editar", "Salvar", "Desfazer", "Refazer", "Fechar", "Voltar", "Buscar"],
        "ru": ["Отменить", "Готово", "Править", "Сохранить", "Отменить", "Повторить", "Закрыть", "Назад", "Поиск"],
        "tr": ["Vazgeç", "Bitti", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Kapat", "Geri", "Ara"],
        "zh": ["取消", "完成", "编辑", "存储", "撤销", "重做", "关闭", "返回", "搜索"],
        "zh-Hant": ["取消", "完成", "編輯", "儲存", "還原", "重做", "關閉", "返回", "搜尋"],
    ]
}
