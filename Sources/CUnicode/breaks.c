#include "locale.h"
#include "rules.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>

struct cu_breaks {
    UBreakIterator *iterator;
    /// The iterator's rules; NULL where only the iterator itself understands them.
    cu_rules *rules;
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
    *breaks = (cu_breaks){opened, cu_rules_open(opened)};
    return breaks;
}

void cu_breaks_close(cu_breaks *breaks) {
    ubrk_close(breaks->iterator);
    cu_rules_close(breaks->rules);
    free(breaks);
}

bool cu_breaks_knows_rules(const cu_breaks *breaks) { return breaks->rules != NULL; }

static bool mark_by_iterator(cu_breaks *breaks, const uint16_t *utf16, int32_t length, uint8_t *marks) {
    static const UChar nothing = 0;
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(breaks->iterator, (const UChar *)utf16, length, &status);
    if (U_FAILURE(status)) return false;
    for (int32_t at = ubrk_next(breaks->iterator); at != UBRK_DONE; at = ubrk_next(breaks->iterator)) {
        marks[at] = cu_ends_line_behind(utf16[at - 1]) ? 2 : 1;
    }
    // The iterator outlives the text.
    ubrk_setText(breaks->iterator, &nothing, 0, &status);
    return true;
}

bool cu_breaks_mark(cu_breaks *breaks, const uint16_t *utf16, int32_t length, bool asks_icu, uint8_t *marks) {
    if (!asks_icu && breaks->rules && cu_rules_mark(breaks->rules, utf16, length, marks)) return true;
    memset(marks, 0, (size_t)length + 1);
    return mark_by_iterator(breaks, utf16, length, marks);
}
