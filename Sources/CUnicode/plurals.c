#include "locale.h"
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

static cu_plural category(const UChar *keyword) {
    static const struct { const char *name; cu_plural category; } table[] = {
        {"zero", cu_zero}, {"one", cu_one}, {"two", cu_two}, {"few", cu_few}, {"many", cu_many},
    };
    char name[16];
    UErrorCode status = U_ZERO_ERROR;
    u_strToUTF8(name, sizeof name, NULL, keyword, -1, &status);
    if (U_FAILURE(status)) return cu_other;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *a = table[i].name, *b = name;
        while (*a && *a == *b) a++, b++;
        if (*a == *b) return table[i].category;
    }
    return cu_other;
}

/// Writes a skeleton for exactly so many digits behind the decimal point, such as `.00`.
static int32_t skeleton(int32_t digits, UChar *text) {
    if (digits <= 0) return u_strlen(u_uastrcpy(text, "precision-integer"));
    text[0] = '.';
    for (int32_t i = 1; i <= digits; i++) text[i] = '0';
    return digits + 1;
}

/// The keyword of a number with exactly so many digits behind the decimal point, which count: 1 is not 1.0.
static void select_formatted(
    const UPluralRules *rules, const char *locale, double number, int32_t digits, UChar keyword[16], UErrorCode *status
) {
    UChar text[32];
    int32_t length = skeleton(digits > 20 ? 20 : digits, text);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(text, length, locale, status);
    UFormattedNumber *formatted = unumf_openResult(status);
    unumf_formatDouble(formatter, number, formatted, status);
    uplrules_selectFormatted(rules, formatted, keyword, 16, status);
    unumf_closeResult(formatted);
    unumf_close(formatter);
}

cu_plural cu_plural_category(const char *tag, double number, int32_t digits) {
    char locale[ULOC_FULLNAME_CAPACITY];
    cu_locale(tag, locale, sizeof locale);
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
    if (U_FAILURE(status)) return cu_other;
    UChar keyword[16];
    if (digits < 0) {
        uplrules_select(rules, number, keyword, 16, &status);
    } else {
        select_formatted(rules, locale, number, digits, keyword, &status);
    }
    uplrules_close(rules);
    return U_FAILURE(status) ? cu_other : category(keyword);
}
