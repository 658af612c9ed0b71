// Unicode's properties and algorithms over libicu. No ICU type appears here: Swift cannot import ICU's headers beside
// Foundation, which brings its own.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A boundary finder; belongs to one thread at a time. Expensive to open, cheap to use again.
typedef struct cu_breaks cu_breaks;

typedef enum { cu_word = 0, cu_line = 1, cu_sentence = 2 } cu_break_kind;

/// Opens a finder for a BCP 47 or ICU locale; NULL where ICU's data is missing.
cu_breaks *cu_breaks_open(cu_break_kind kind, const char *locale);
void cu_breaks_close(cu_breaks *breaks);

/// Sets `marks[i]` for every boundary `i` of 1...length: 2 after a character that ends a line, else 1. Other entries are 0, as they
/// were before. `marks` has length + 1 entries. False where ICU fails.
bool cu_breaks_mark(cu_breaks *breaks, const uint16_t *utf16, int32_t length, uint8_t *marks);

/// What is known of a character, in one word: Grapheme_Cluster_Break in bits 0 to 4 and Bidi_Class in bits 5 to 9, both numbered as
/// ICU does, the flags below, and from bit 32 on the ISO 15924 tag of Script, packed big-endian, such as 'Latn'.
enum {
    cu_bidi_class_shift = 5,
    cu_emoji = 1 << 10,
    cu_emoji_presentation = 1 << 11,
    cu_emoji_modifier = 1 << 12,
    cu_regional_indicator = 1 << 13,
    cu_extended_pictographic = 1 << 14,
    cu_default_ignorable = 1 << 15,
    cu_white_space = 1 << 16,
    cu_control = 1 << 17,
    cu_letter = 1 << 18,
    /// The character has a partner of the other kind (Bidi_Paired_Bracket).
    cu_bracket = 1 << 19,
    /// Script_Extensions says more than Script.
    cu_script_extended = 1 << 20,
    /// The character takes two code units in UTF-16.
    cu_supplementary = 1 << 21,
    /// White space that may hang over the end of a line (UAX #14): not the no-break spaces, which are part of a word.
    cu_hangs = 1 << 22,
    /// A line must end after the character inside a paragraph: line separator, line and form feed of a typewriter.
    cu_ends_line = 1 << 23,
    cu_tab = 1 << 24,
    /// Set for every character: a grapheme cluster begins with it, as long as no rule of UAX #29 says otherwise.
    cu_starts_cluster = 1 << 25,
    /// A line must end after the character, or the paragraph ends (UAX #14, LB4 and LB5).
    cu_forced_break = 1 << 26,
    cu_flags = (1 << 27) - (1 << 10),
};

uint64_t cu_character(uint32_t scalar);

/// What occurs in a text: a bit for each value of Grapheme_Cluster_Break and Bidi_Class, the flags of all characters together, and the
/// scripts.
typedef struct {
    uint32_t grapheme_breaks;
    uint32_t bidi_classes;
    uint32_t flags;
    /// The tag of the first character that is not common, inherited or unknown; 0 where all are.
    uint32_t script;
    /// The tag of another such script, the last one found; 0 where there is none.
    uint32_t other_script;
} cu_summary;

/// Describes the character that each code unit belongs to.
cu_summary cu_characters(const uint16_t *utf16, int32_t length, uint64_t *characters);

/// The scripts that Script_Extensions gives a character, as ISO 15924 tags packed big-endian; at most `capacity` are written.
int32_t cu_script_extensions(uint32_t scalar, uint32_t *tags, int32_t capacity);

/// Whether Script_Extensions gives a character the script of a tag.
bool cu_has_script(uint32_t scalar, uint32_t tag);

/// The tag of the script that a locale is written in, 0 where unknown.
uint32_t cu_script_of_locale(const char *locale);

/// The bracket that pairs with a bracket, or the character itself; `kind` is 1 for an opening, 2 for a closing one, otherwise 0.
uint32_t cu_paired_bracket(uint32_t scalar, int32_t *kind);

/// Writes a character's name, such as `LATIN SMALL LETTER A`, terminated; answers with its length, 0 for a nameless one.
int32_t cu_name(uint32_t scalar, char *buffer, int32_t capacity);

/// Writes the version of ICU that runs, such as `72.1`, terminated.
void cu_version(char buffer[20]);

/// The categories of CLDR's plural rules.
typedef enum { cu_other = 0, cu_zero, cu_one, cu_two, cu_few, cu_many } cu_plural;

/// The category of a cardinal number in a language, a BCP 47 tag; `digits` are shown behind the decimal point, or as many as the number
/// needs where negative. `cu_other` where ICU's data is missing.
cu_plural cu_plural_category(const char *tag, double number, int32_t digits);

/// Units of time, from the largest.
typedef enum { cu_year = 0, cu_month, cu_week, cu_day, cu_hour, cu_minute, cu_second } cu_time_unit;

/// How long words are: `cu_positional` has none.
typedef enum { cu_full = 0, cu_short, cu_narrow } cu_word_length;

/// Each writes UTF-16 into the buffer in a language, a BCP 47 tag, and says how long the text is, also where it does not fit. -1 where
/// ICU fails.

/// Says how far away something is in time: "in 2 days", or with names "tomorrow".
int32_t cu_relative_time(
    const char *tag, cu_word_length length, double offset, cu_time_unit unit, bool has_names, uint16_t *buffer,
    int32_t capacity);

/// Says an amount of time: "2 days".
int32_t cu_amount_of_time(
    const char *tag, cu_word_length length, double amount, cu_time_unit unit, uint16_t *buffer, int32_t capacity);

/// Says an amount of a unit, such as "3.5 kilometers" for `kilometer`, by the name that the Unicode project's CLDR gives it; the number
/// alone where the unit is empty. As many digits are behind the point as are not zero, from `least` on, and at most `most`.
int32_t cu_amount_of_unit(
    const char *tag, cu_word_length length, double amount, const char *unit, int32_t least, int32_t most, uint16_t *buffer,
    int32_t capacity);

/// Joins texts: "a, b and c", or for amounts of one thing "1 hr, 2 min".
int32_t cu_list(
    const char *tag, bool has_units, cu_word_length length, const uint16_t *const texts[], const int32_t *lengths,
    int32_t count, uint16_t *buffer, int32_t capacity);
