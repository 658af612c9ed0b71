#include "locale.h"
#include <unicode/uloc.h>

void cu_locale(const char *tag, char *locale, int32_t capacity) {
    char hyphens[ULOC_FULLNAME_CAPACITY];
    int32_t length = 0;
    for (; tag[length] && length < ULOC_FULLNAME_CAPACITY - 1; length++) {
        hyphens[length] = tag[length] == '_' ? '-' : tag[length];
    }
    hyphens[length] = 0;
    UErrorCode status = U_ZERO_ERROR;
    uloc_forLanguageTag(hyphens, locale, capacity, NULL, &status);
    if (U_FAILURE(status)) locale[0] = 0;
}
