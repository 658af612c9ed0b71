#define _GNU_SOURCE
#include "beneath.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

const int keyline_path_only = O_PATH;

// Source: linux/openat2.h, which older systems lack; the numbers are the same on every architecture.
struct keyline_open_how {
    uint64_t flags;
    uint64_t mode;
    uint64_t resolve;
};

enum { resolve_no_magic_links = 0x02, resolve_no_links = 0x04, resolve_beneath = 0x08, openat2_number = 437, most_tries = 64 };

static int open_with_openat2(int folder, const char *path, int flags, int follows_links) {
    struct keyline_open_how how = {
        .flags = (uint64_t)(unsigned)flags,
        .resolve = resolve_beneath | resolve_no_magic_links | (follows_links ? 0 : resolve_no_links),
    };
    // EAGAIN: something was renamed meanwhile, so that the kernel cannot tell whether ".." led out.
    for (int tries = 0; tries < most_tries; tries++) {
        int found = (int)syscall(openat2_number, folder, path, &how, sizeof how);
        if (found >= 0 || errno != EAGAIN) return found;
    }
    return -1;
}

// For kernels before 5.6, and sandboxes that forbid openat2: one folder after the other, and no link at all is followed.
static int open_by_steps(int folder, const char *path, int flags) {
    if (path[0] == '/') {
        errno = EXDEV;
        return -1;
    }
    int held = openat(folder, ".", O_PATH | O_DIRECTORY | O_CLOEXEC);
    while (held >= 0) {
        size_t length = strcspn(path, "/");
        const char *rest = path + length + strspn(path + length, "/");
        char name[256];
        if (length >= sizeof name) {
            close(held);
            errno = ENAMETOOLONG;
            return -1;
        }
        memcpy(name, length > 0 ? path : ".", length > 0 ? length : 1);
        name[length > 0 ? length : 1] = 0;
        int leads_out = strcmp(name, "..") == 0;
        int next_flags = *rest ? O_PATH | O_DIRECTORY | O_CLOEXEC : flags;
        int next = leads_out ? -1 : openat(held, name, next_flags | O_NOFOLLOW);
        int reason = leads_out ? EXDEV : errno;
        close(held);
        errno = reason;
        if (next < 0 || !*rest) return next;
        held = next;
        path = rest;
    }
    return -1;
}

int keyline_open_beneath(int folder, const char *path, int flags, int follows_links) {
    int found = open_with_openat2(folder, path, flags, follows_links);
    if (found >= 0 || (errno != ENOSYS && errno != EPERM)) return found;
    return open_by_steps(folder, path, flags);
}
