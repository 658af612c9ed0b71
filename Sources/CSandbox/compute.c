// Work in a child that is limited in time and memory and has no rights: libraries cannot be asked to stop, and what they read comes from
// strangers.
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sandbox.h"

// What stands before the shared memory that the work is given, in a unit that keeps it aligned for anything.
enum { header = 64 };

static size_t virtual_size(void) {
    FILE *file = fopen("/proc/self/statm", "re");
    size_t pages = 0;
    if (!file) return 0;
    if (fscanf(file, "%zu", &pages) != 1) pages = 0;
    fclose(file);
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

void *keyline_sandbox_compute(
    keyline_sandbox_limits limits, void (*body)(void *context, void *shared), void *context, size_t size,
    keyline_sandbox_outcome *outcome) {
    *outcome = keyline_sandbox_no_memory;
    char *memory = mmap(NULL, header + size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    volatile int *is_finished = (int *)(void *)memory;
    size_t before = limits.megabytes ? virtual_size() : 0;
    pid_t parent = getpid(), child = fork();
    if (child < 0) {
        munmap(memory, header + size);
        return NULL;
    }
    if (child == 0) {
        size_t memory_limit = limits.megabytes && before ? before + (size_t)limits.megabytes * 1024 * 1024 : 0;
        keyline_sandbox_limit(limits, memory_limit, parent);
        keyline_sandbox_enter();
        body(context, memory + header);
        *is_finished = 1;
        _exit(0);
    }
    int state = keyline_sandbox_wait(child);
    *outcome = *is_finished ? keyline_sandbox_done : keyline_sandbox_reason(state);
    return memory + header;
}

void keyline_sandbox_release(void *shared, size_t size) {
    if (shared) munmap((char *)shared - header, header + size);
}
