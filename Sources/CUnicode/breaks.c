#include "locale.h"
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

// A finder is ICU's iterator under another name.
static UBreakIterator *iterator(cu_breaks *breaks) { return (UBreakIterator *)breaks; }

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
    return U_FAILURE(status) ? NULL : (cu_breaks *)opened;
}

void cu_breaks_close(cu_breaks *breaks) { ubrk_close(iterator(breaks)); }

// Where a line must end, the character before says, not ubrk_getRuleStatus(): where a dictionary divides a run that a forced break ends,
// ICU 72 gives the status of that end to every word in it.
bool cu_breaks_mark(cu_breaks *breaks, const uint16_t *utf16, int32_t length, uint8_t *marks) {
    static const UChar nothing = 0;
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(iterator(breaks), (const UChar *)utf16, length, &status);
    if (U_FAILURE(status)) return false;
    for (int32_t at = ubrk_next(iterator(breaks)); at != UBRK_DONE; at = ubrk_next(iterator(breaks))) {
        marks[at] = cu_character(utf16[at - 1]) & cu_forced_break ? 2 : 1;
    }
    // The iterator outlives the text.
    ubrk_setText(iterator(breaks), &nothing, 0, &status);
    return true;
}
