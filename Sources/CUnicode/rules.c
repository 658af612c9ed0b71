#include "rules.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/ucptrie.h>
#include <unicode/utf16.h>

// The format of ICU's `rbbidata.h`, which is no public header: version 6, that of ICU 69 and later.
enum { format_version = 6, magic = 0xB1A0 };
enum { stop_state = 0, start_state = 1, end_category = 1, start_category = 2, accepts = 1 };
enum { flag_start_required = 2, flag_rows_of_bytes = 4 };
enum { page_size = 256, page_count = 0x10000 / page_size };

typedef struct {
    uint32_t magic;
    uint8_t version[4];
    uint32_t length;
    uint32_t category_count;
    uint32_t forward_table, forward_length;
    uint32_t reverse_table, reverse_length;
    uint32_t trie, trie_length;
} header;

typedef struct {
    uint32_t state_count;
    uint32_t row_length;
    uint32_t dictionary_start;
    uint32_t lookahead_size;
    uint32_t flags;
} table_header;

/// What a row of the table begins with.
enum { row_accepting = 0, row_lookahead = 1, row_next = 3 };

struct cu_rules {
    uint8_t *data;
    UCPTrie *trie;
    /// `row_width` numbers for each state.
    uint16_t *rows;
    uint32_t row_width;
    uint32_t dictionary_start;
    uint32_t lookahead_size;
    bool needs_start;
    /// Where the '/' of each rule with a look-ahead stood.
    int32_t *lookaheads;
    /// The categories of characters below U+10000, in pages that are made when first needed.
    uint16_t *pages[page_count];
};

static bool copy_rows(cu_rules *rules, const table_header *table, uint32_t length) {
    bool of_bytes = table->flags & flag_rows_of_bytes;
    uint32_t width = table->row_length / (of_bytes ? 1 : 2);
    if (width <= row_next || sizeof *table + (uint64_t)table->state_count * table->row_length > length) return false;
    size_t count = (size_t)width * table->state_count;
    rules->rows = malloc(count * sizeof *rules->rows);
    if (!rules->rows) return false;
    const uint8_t *bytes = (const uint8_t *)(table + 1);
    for (size_t i = 0; i < count; i++) {
        if (of_bytes) {
            rules->rows[i] = bytes[i];
        } else {
            memcpy(&rules->rows[i], bytes + 2 * i, 2);
        }
    }
    rules->row_width = width;
    return true;
}

/// Whether every state that the table names exists, and every look-ahead has its place.
static bool is_sound(const cu_rules *rules, uint32_t state_count) {
    if (state_count <= start_state) return false;
    for (uint32_t state = 0; state < state_count; state++) {
        const uint16_t *row = rules->rows + (size_t)state * rules->row_width;
        if (row[row_lookahead] && row[row_lookahead] >= rules->lookahead_size) return false;
        if (row[row_accepting] > accepts && row[row_accepting] >= rules->lookahead_size) return false;
        for (uint32_t i = row_next; i < rules->row_width; i++) {
            if (row[i] >= state_count) return false;
        }
    }
    return true;
}

static bool read_rules(cu_rules *rules, uint32_t length) {
    const header *head = (const header *)rules->data;
    if (length < sizeof *head || head->magic != magic || head->version[0] != format_version) return false;
    if ((uint64_t)head->forward_table + head->forward_length > length || head->forward_length < sizeof(table_header) ||
        (uint64_t)head->trie + head->trie_length > length) return false;
    const table_header *table = (const table_header *)(rules->data + head->forward_table);
    rules->dictionary_start = table->dictionary_start;
    rules->lookahead_size = table->lookahead_size;
    rules->needs_start = table->flags & flag_start_required;
    rules->lookaheads = calloc(table->lookahead_size + 1, sizeof *rules->lookaheads);
    if (!rules->lookaheads || !copy_rows(rules, table, head->forward_length)) return false;
    if (rules->row_width - row_next != head->category_count || !is_sound(rules, table->state_count)) return false;
    UErrorCode status = U_ZERO_ERROR;
    rules->trie = ucptrie_openFromBinary(
        UCPTRIE_TYPE_ANY, UCPTRIE_VALUE_BITS_ANY, rules->data + head->trie, (int32_t)head->trie_length, NULL, &status);
    return U_SUCCESS(status);
}

cu_rules *cu_rules_open(UBreakIterator *iterator) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = ubrk_getBinaryRules(iterator, NULL, 0, &status);
    if (U_FAILURE(status) || length <= 0) return NULL;
    cu_rules *rules = calloc(1, sizeof *rules);
    if (!rules) return NULL;
    rules->data = malloc((size_t)length);
    if (rules->data) ubrk_getBinaryRules(iterator, rules->data, (uint32_t)length, &status);
    if (rules->data && U_SUCCESS(status) && read_rules(rules, (uint32_t)length)) return rules;
    cu_rules_close(rules);
    return NULL;
}

void cu_rules_close(cu_rules *rules) {
    if (!rules) return;
    if (rules->trie) ucptrie_close(rules->trie);
    for (int i = 0; i < page_count; i++) free(rules->pages[i]);
    free(rules->lookaheads);
    free(rules->rows);
    free(rules->data);
    free(rules);
}

/// A category beyond those of the table counts as one of the dictionary's, so that ICU itself is asked.
static uint16_t category_of(const cu_rules *rules, UChar32 c) {
    uint32_t category = ucptrie_get(rules->trie, c);
    return category < rules->row_width - row_next ? (uint16_t)category : UINT16_MAX;
}

static const uint16_t *page(cu_rules *rules, uint32_t index) {
    uint16_t *made = malloc(page_size * sizeof *made);
    if (!made) abort();
    for (uint32_t i = 0; i < page_size; i++) made[i] = category_of(rules, (UChar32)(index * page_size + i));
    return rules->pages[index] = made;
}

static inline uint16_t category(cu_rules *rules, UChar32 c) {
    if (c > 0xFFFF) return category_of(rules, c);
    const uint16_t *known = rules->pages[c / page_size];
    if (!known) known = page(rules, (uint32_t)c / page_size);
    return known[c % page_size];
}

/// The category of the character that was looked at last, and where it begins; kept, because what ends one stretch begins the next.
typedef struct {
    int32_t start, end;
    uint16_t category;
} looked_at;

static inline uint16_t look(cu_rules *rules, const uint16_t *utf16, int32_t length, int32_t at, looked_at *last) {
    if (last->start != at) {
        UChar32 c;
        last->start = last->end = at;
        U16_NEXT(utf16, last->end, length, c);
        last->category = category(rules, c);
    }
    return last->category;
}

/// The boundary behind the one at `start`, as ICU's `RuleBasedBreakIterator::handleNext` finds it; -1 where only the
/// iterator can say: at characters for a dictionary.
static inline int32_t next_boundary(
    cu_rules *rules, const uint16_t *utf16, int32_t length, int32_t start, looked_at *last) {
    // What the compiler would read again behind each call.
    const uint16_t *const rows = rules->rows;
    const uint32_t row_width = rules->row_width, dictionary_start = rules->dictionary_start;
    int32_t at = start, found = start;
    const uint16_t *row = rows + (size_t)start_state * row_width;
    bool is_stopped = false;
    if (rules->needs_start) {
        uint16_t state = row[row_next + start_category];
        row = rows + (size_t)state * row_width;
        if (row[row_accepting] > accepts) return -1;
        if (row[row_lookahead]) rules->lookaheads[row[row_lookahead]] = at;
        is_stopped = state == stop_state;
    }
    for (bool is_ending = false; !is_stopped;) {
        uint16_t class = end_category;
        if (at < length) {
            class = look(rules, utf16, length, at, last);
            at = last->end;
            if (class >= dictionary_start) return -1;
        } else {
            if (is_ending) break;
            is_ending = true;
        }
        uint16_t state = row[row_next + class];
        row = rows + (size_t)state * row_width;
        uint16_t accepting = row[row_accepting], lookahead = row[row_lookahead];
        if (accepting == accepts) {
            found = at;
        } else if (accepting > accepts) {
            int32_t seen = rules->lookaheads[accepting];
            return seen > start ? seen : -1;
        }
        if (lookahead) rules->lookaheads[lookahead] = at;
        is_stopped = state == stop_state;
    }
    if (found > start) return found;
    U16_FWD_1(utf16, start, length);
    return start;
}

bool cu_rules_mark(cu_rules *rules, const uint16_t *utf16, int32_t length, uint8_t *marks) {
    looked_at last = {-1, -1, 0};
    for (int32_t at = 0; at < length;) {
        at = next_boundary(rules, utf16, length, at, &last);
        if (at < 0) return false;
        marks[at] = cu_ends_line_behind(utf16[at - 1]) ? 2 : 1;
    }
    return true;
}
