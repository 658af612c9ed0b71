#pragma once
#include "CKeylineUnicode.h"

/// Writes the ICU locale of a BCP 47 tag, extensions such as `-u-lb-strict` included; underscores are taken for hyphens. The root
/// locale for what is no tag.
void cu_locale(const char *tag, char *locale, int32_t capacity);
