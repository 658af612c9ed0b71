#include "scripts.h"
#include <stdatomic.h>

enum { script_limit = 256 };

static uint32_t tag_by_name(UScriptCode script) {
    const unsigned char *name = (const unsigned char *)uscript_getShortName(script);
    if (!name) return 0;
    return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | name[3];
}

// Every script has a name of four letters, which ICU looks for anew each time.
uint32_t cu_script_tag(UScriptCode script) {
    static _Atomic uint32_t known[script_limit];
    bool is_small = script >= 0 && script < script_limit;
    uint32_t found = is_small ? atomic_load_explicit(&known[script], memory_order_relaxed) : 0;
    if (found) return found;
    found = tag_by_name(script);
    if (is_small) atomic_store_explicit(&known[script], found, memory_order_relaxed);
    return found;
}
