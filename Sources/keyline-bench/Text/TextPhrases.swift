/// The words that texts for measuring are made of.
enum TextPhrases {
    static let english = Language(
        words: """
            the quick layout engine measures every label before it places a view on the screen and wraps long sentences at word \
            boundaries when width is limited so that people can read settings messages notes profiles photos music weather maps \
            without truncation even if their preferred size category is very large or the translation became longer than expected
            """, separator: " ", end: ".")
    static let arabic = Language(
        words: """
            اللغة العربية تكتب من اليمين إلى اليسار وتحتاج إلى تشكيل الحروف ووصلها داخل الكلمة الواحدة عند عرض النصوص في واجهات \
            التطبيقات الحديثة ويجب أن يقيس محرك التخطيط كل سطر بدقة قبل أن يضع العناصر على الشاشة الإعدادات الرسائل الصور الموسيقى \
            الطقس الخرائط
            """, separator: " ", end: ".")
    static let hindi = Language(
        words: """
            हिन्दी भाषा देवनागरी लिपि में लिखी जाती है और संयुक्ताक्षर मात्राएँ तथा अनुस्वार का सही क्रम दिखाने के लिए पाठ आकार देने वाला \
            इंजन आवश्यक होता है प्रत्येक पंक्ति की चौड़ाई मापकर दृश्य को स्क्रीन पर रखा जाता है सेटिंग्स संदेश तस्वीरें संगीत मौसम मानचित्र
            """, separator: " ", end: "।")
    static let thai = Language(
        words: """
            ภาษาไทย เขียน ติดกัน โดย ไม่มี ช่องว่าง ระหว่าง คำ จึง ต้อง ใช้ พจนานุกรม เพื่อ ตัดคำ ก่อน จัดวาง ข้อความ บน หน้าจอ การตั้งค่า \
            ข้อความ รูปภาพ เพลง สภาพอากาศ แผนที่ ผู้ใช้ เลือก ขนาด ตัวอักษร ใหญ่ ขึ้น
            """, separator: "", end: " ")
    static let japanese = Language(
        words: """
            日本語 の 文章 は 単語 の 間 に 空白 を 置かず 禁則処理 に 従って 行 を 分割 します 画面 の 幅 に 合わせて ラベル の 大きさ を 計測 し \
            設定 メッセージ 写真 音楽 天気 地図 など の 項目 を 配置 する 、 。 「 表示 」 カタカナ
            """, separator: "", end: "。")

    static let all = [english, arabic, hindi, thai, japanese]

    /// Words of a language and how they become sentences.
    struct Language: Sendable {
        let words: [Substring]
        let separator: String
        let end: String

        init(words: String, separator: String, end: String) {
            self.words = words.split(separator: " ")
            self.separator = separator
            self.end = end
        }
    }
}
