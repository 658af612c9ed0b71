#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <sys/pidfd.h>
#include <unistd.h>

#include "CKeylineSystem.h"

// The handler of the signal ends what this program started, then this program.
static void end(void) {
    csystem_unblock();
    raise(SIGTERM);
}

static void *watch(void *parent) {
    struct pollfd file = {.fd = (int)(intptr_t)parent, .events = POLLIN};
    while (poll(&file, 1, -1) < 0 && errno == EINTR) {}
    end();
    return NULL;
}

void csystem_end_with_parent(void) {
    pid_t parent = getppid();
    int file = pidfd_open(parent, 0);
    // The parent may have ended before it could be watched; a system without such files cannot watch at all.
    if (getppid() != parent) end();
    if (file < 0) return;
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, (void *)(intptr_t)file)) {
        close(file);
        return;
    }
    pthread_detach(thread);
}
