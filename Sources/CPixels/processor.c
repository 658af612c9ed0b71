#define _GNU_SOURCE
#include "CKeylineProcessor.h"

#if defined(__linux__)
#include <sched.h>

int cpixels_current_processor(void) {
    return sched_getcpu();
}

void cpixels_leave_processor(int processor) {
    cpu_set_t allowed;
    if (processor < 0 || sched_getcpu() != processor || sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
    cpu_set_t others = allowed;
    CPU_CLR(processor, &others);
    if (CPU_COUNT(&others) == 0 || sched_setaffinity(0, sizeof others, &others) != 0) return;
    sched_setaffinity(0, sizeof allowed, &allowed);
}
#else
int cpixels_current_processor(void) {
    return -1;
}

void cpixels_leave_processor(int processor) {
    (void)processor;
}
#endif
