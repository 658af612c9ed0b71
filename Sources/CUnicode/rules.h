// ICU's compiled rules of boundaries, run over UTF-16 at once: the same boundaries as stepping an iterator through the text, in a fraction
// of the time.
#pragma once
#include "CUnicode.h"
#include <unicode/ubrk.h>

typedef struct cu_rules cu_rules;

/// Takes the rules of an iterator; NULL where they are of a format that is not known here.
cu_rules *cu_rules_open(UBreakIterator *iterator);
void cu_rules_close(cu_rules *rules);

/// Sets `marks[i]` to 1 for every boundary `i` of 1...length; false, with some of them set, where characters turn up that boundaries are
/// found between by a dictionary.
bool cu_rules_mark(cu_rules *rules, const uint16_t *utf16, int32_t length, uint8_t *marks);
