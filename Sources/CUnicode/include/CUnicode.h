// Unicode's properties and algorithms over libicu. No ICU type appears here: Swift cannot import ICU's headers beside
// Foundation, which brings its own.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A boundary finder; belongs to one thread at a time. Dear to open, cheap to use again.
typedef struct cu_breaks cu_breaks;

typedef enum { cu_grapheme = 0, cu_word = 1, cu_line = 2, cu_sentence = 3 } cu_break_kind;

/// Opens a finder for a BCP 47 or ICU locale; NULL where ICU's data is missing.
cu_breaks *cu_breaks_open(cu_break_kind kind, const char *locale);
void cu_breaks_close(cu_breaks *breaks);

/// Sets `marks[i]` for every boundary `i` of 1...length: 1 for an ordinary one, 2 where a line must end. Other entries are left
/// alone. `marks` has length + 1 entries. False where ICU fails.
bool cu_breaks_mark(cu_breaks *breaks, const uint16_t *utf16, int32_t length, uint8_t *marks);

/// Set beside the class of a character that has a partner of the other kind (Bidi_Paired_Bracket).
enum { cu_bidi_bracket = 0x80 };

/// Writes the Bidi_Class of the character that each code unit belongs to, numbered as ICU does: L R EN ES ET AN CS B S WS ON LRE LRO AL
/// RLE RLO PDF NSM BN FSI LRI RLI PDI from 0 up.
void cu_bidi_classes(const uint16_t *utf16, int32_t length, uint8_t *classes);

/// The scripts that Script_Extensions gives a character, as ISO 15924 tags packed big-endian; at most `capacity` are written.
int32_t cu_script_extensions(uint32_t scalar, uint32_t *tags, int32_t capacity);

/// The ISO 15924 tag of a character's Script property, packed big-endian, such as 'Latn'.
uint32_t cu_script(uint32_t scalar);

/// The tag of the script that a locale is written in, 0 where unknown.
uint32_t cu_script_of_locale(const char *locale);

enum {
    cu_emoji = 1 << 0,
    cu_emoji_presentation = 1 << 1,
    cu_emoji_modifier = 1 << 2,
    cu_regional_indicator = 1 << 3,
    cu_extended_pictographic = 1 << 4,
    cu_default_ignorable = 1 << 5,
    cu_white_space = 1 << 6,
    cu_mark = 1 << 7,
    cu_control = 1 << 8,
};

/// Properties of a character as the bits above.
uint32_t cu_properties(uint32_t scalar);

/// The bracket that pairs with a bracket, or the character itself; `kind` is 1 for an opening, 2 for a closing one, otherwise 0.
uint32_t cu_paired_bracket(uint32_t scalar, int32_t *kind);

/// Writes a character's name, such as `LATIN SMALL LETTER A`, terminated; answers with its length, 0 for a nameless one.
int32_t cu_name(uint32_t scalar, char *buffer, int32_t capacity);

/// ICU's and Unicode's versions, such as `72.1` and `15.0`.
void cu_versions(char icu[20], char unicode[20]);
