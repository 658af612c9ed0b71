// ICU's compiled rules of boundaries, run over UTF-16 at once: the same boundaries as stepping an iterator through the text, in a fraction
// of the time.
#pragma once
#include "CKeylineUnicode.h"
#include <unicode/ubrk.h>

typedef struct cu_rules cu_rules;

/// Takes the rules of an iterator; NULL where they are of a format that is not known here.
cu_rules *cu_rules_open(UBreakIterator *iterator);
void cu_rules_close(cu_rules *rules);

/// Whether a line must end behind a character.
static inline bool cu_ends_line_behind(uint16_t unit) {
    return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

/// Sets `marks[i]` for every boundary `i` of 1...length: 2 behind a character that ends a line, else 1; false, with some of them set, where characters turn up that boundaries are
/// found between by a dictionary.
bool cu_rules_mark(cu_rules *rules, const uint16_t *utf16, int32_t length, uint8_t *marks);
