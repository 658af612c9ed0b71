#include "CKeylineUnicode.h"
#include <unicode/uversion.h>

void cu_version(char buffer[20]) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, buffer);
}
