#pragma once
#include "CKeylineUnicode.h"
#include <unicode/uscript.h>

/// The ISO 15924 tag of a script, packed big-endian; 0 where it has none.
uint32_t cu_script_tag(UScriptCode script);
