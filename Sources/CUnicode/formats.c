#include "locale.h"
#include <stdio.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

/// The length of a result, or -1 where there is none; what does not fit is no failure.
static int32_t result(int32_t length, UErrorCode status) {
    return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

int32_t cu_relative_time(
    const char *tag, cu_word_length length, double offset, cu_time_unit unit, bool has_names, uint16_t *buffer, int32_t capacity
) {
    static const URelativeDateTimeUnit units[] = {
        UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_MONTH, UDAT_REL_UNIT_WEEK, UDAT_REL_UNIT_DAY, UDAT_REL_UNIT_HOUR, UDAT_REL_UNIT_MINUTE,
        UDAT_REL_UNIT_SECOND,
    };
    static const UDateRelativeDateTimeFormatterStyle styles[] = {UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW};
    char locale[ULOC_FULLNAME_CAPACITY];
    cu_locale(tag, locale, sizeof locale);
    UErrorCode status = U_ZERO_ERROR;
    URelativeDateTimeFormatter *formatter =
        ureldatefmt_open(locale, NULL, styles[length], UDISPCTX_CAPITALIZATION_NONE, &status);
    if (U_FAILURE(status)) return -1;
    int32_t written = has_names
        ? ureldatefmt_format(formatter, offset, units[unit], (UChar *)buffer, capacity, &status)
        : ureldatefmt_formatNumeric(formatter, offset, units[unit], (UChar *)buffer, capacity, &status);
    ureldatefmt_close(formatter);
    return result(written, status);
}

int32_t cu_amount_of_time(
    const char *tag, cu_word_length length, double amount, cu_time_unit unit, uint16_t *buffer, int32_t capacity
) {
    static const char *const units[] = {"year", "month", "week", "day", "hour", "minute", "second"};
    return cu_amount_of_unit(tag, length, amount, units[unit], 0, 3, buffer, capacity);
}

int32_t cu_amount_of_unit(
    const char *tag, cu_word_length length, double amount, const char *unit, int32_t least, int32_t most, uint16_t *buffer,
    int32_t capacity
) {
    static const char *const widths[] = {"full-name", "short", "narrow"};
    enum { most_digits = 15, most_words = 128 };
    if (most > most_digits) most = most_digits;
    char locale[ULOC_FULLNAME_CAPACITY], words[most_words];
    cu_locale(tag, locale, sizeof locale);
    char digits[most_digits + 1] = {0};
    for (int32_t i = 0; i < most; i++) digits[i] = i < least ? '0' : '#';
    int32_t count = *unit
        ? snprintf(words, most_words, "unit/%s unit-width-%s %s%s", unit, widths[length], most ? "." : "precision-integer", digits)
        : snprintf(words, most_words, "%s%s", most ? "." : "precision-integer", digits);
    if (count < 0 || count >= most_words) return -1;
    UChar skeleton[most_words];
    UErrorCode status = U_ZERO_ERROR;
    u_charsToUChars(words, skeleton, count);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, count, locale, &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    unumf_formatDouble(formatter, amount, formatted, &status);
    int32_t written = unumf_resultToString(formatted, (UChar *)buffer, capacity, &status);
    unumf_closeResult(formatted);
    unumf_close(formatter);
    return result(written, status);
}

int32_t cu_list(
    const char *tag, bool has_units, cu_word_length length, const uint16_t *const texts[], const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity
) {
    static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
    char locale[ULOC_FULLNAME_CAPACITY];
    cu_locale(tag, locale, sizeof locale);
    UErrorCode status = U_ZERO_ERROR;
    UListFormatter *formatter =
        ulistfmt_openForType(locale, has_units ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND, widths[length], &status);
    if (U_FAILURE(status)) return -1;
    int32_t written =
        ulistfmt_format(formatter, (const UChar *const *)texts, lengths, count, (UChar *)buffer, capacity, &status);
    ulistfmt_close(formatter);
    return result(written, status);
}
