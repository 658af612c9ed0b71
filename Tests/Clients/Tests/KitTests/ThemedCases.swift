import UIKit

@testable import Kit

extension KitCase {
    private static let arabic = ["طلبك", "ادفع الآن", "عنصران", "جارٍ الدفع…", "التوصيل", "أي وقت", "إزالة"]

    static let themed: [KitCase] = [
        KitCase("shop") { makeShop(OrderViewController()) },
        KitCase("shop-dark", isDark: true) { makeShop(OrderViewController()) },
        KitCase("shop-ar", locale: "ar") { makeShop(OrderViewController(arabic), tabs: ["الطلب", "الصوت", "أنت"]) },
        KitCase("shop-AX1", textSize: "AX1") { makeShop(OrderViewController()) },
        KitCase("mailbox", size: CGSize(width: 320, height: 300)) { makeEmptyMailbox() },
        KitCase("mailbox-ar-dark", locale: "ar", isDark: true, size: CGSize(width: 320, height: 300)) {
            makeEmptyMailbox(["لا بريد", "تظهر الرسائل الجديدة هنا.", "تحديث"])
        },
    ]
}
