#include "locale.h"
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

struct cu_breaks {
    UBreakIterator *iterator;
};

static UBreakIteratorType type(cu_break_kind kind) {
    switch (kind) {
    case cu_word: return UBRK_WORD;
    case cu_sentence: return UBRK_SENTENCE;
    default: return UBRK_LINE;
    }
}

cu_breaks *cu_breaks_open(cu_break_kind kind, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    char canonical[ULOC_FULLNAME_CAPACITY];
    cu_locale(locale, canonical, ULOC_FULLNAME_CAPACITY);
    UBreakIterator *opened = ubrk_open(type(kind), canonical, NULL, 0, &status);
    if (U_FAILURE(status)) return NULL;
    cu_breaks *breaks = malloc(sizeof *breaks);
    if (!breaks) abort();
    breaks->iterator = opened;
    return breaks;
}

void cu_breaks_close(cu_breaks *breaks) {
    ubrk_close(breaks->iterator);
    free(breaks);
}

/// Whether a line must end behind a character.
static bool ends_line_behind(uint16_t unit) {
    return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

bool cu_breaks_mark(cu_breaks *breaks, const uint16_t *utf16, int32_t length, uint8_t *marks) {
    static const UChar nothing = 0;
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(breaks->iterator, (const UChar *)utf16, length, &status);
    if (U_FAILURE(status)) return false;
    for (int32_t at = ubrk_next(breaks->iterator); at != UBRK_DONE; at = ubrk_next(breaks->iterator)) {
        marks[at] = ends_line_behind(utf16[at - 1]) ? 2 : 1;
    }
    // The iterator outlives the text.
    ubrk_setText(breaks->iterator, &nothing, 0, &status);
    return true;
}
