#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

#include "CKeylineSystem.h"

static void copy(const char *path, const char *name, int file) {
    ssize_t size = getxattr(path, name, NULL, 0);
    char *value = size < 0 ? NULL : malloc((size_t)size + 1);
    if (!value) return;
    // A file system without attributes, or without this one, has nothing to lose.
    if (getxattr(path, name, value, (size_t)size) == size) (void)!fsetxattr(file, name, value, (size_t)size, 0);
    free(value);
}

void csystem_copy_attributes(const char *path, int file) {
    ssize_t size = listxattr(path, NULL, 0);
    char *names = size <= 0 ? NULL : malloc((size_t)size);
    if (!names) return;
    if (listxattr(path, names, (size_t)size) == size) {
        for (char *name = names; name < names + size; name += strlen(name) + 1) copy(path, name, file);
    }
    free(names);
}
