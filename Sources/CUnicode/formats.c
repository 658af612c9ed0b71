#include "locale.h"
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
    static const char *const widths[] = {"full-name", "short", "narrow"};
    char locale[ULOC_FULLNAME_CAPACITY], words[64] = "unit/";
    cu_locale(tag, locale, sizeof locale);
    const char *const parts[] = {units[unit], " unit-width-", widths[length], " .###"};
    char *end = words + 5;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) for (const char *c = parts[i]; *c; c++) *end++ = *c;
    UChar skeleton[64];
    UErrorCode status = U_ZERO_ERROR;
    u_charsToUChars(words, skeleton, (int32_t)(end - words));
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, (int32_t)(end - words), locale, &status);
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
