// Work in a child that is limited in time and memory and has no rights: libraries cannot be asked to stop, and what they read comes from
// strangers.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CKeylineSandbox.h"

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

static void limit(int resource, rlim_t value) {
    struct rlimit limits;
    if (getrlimit(resource, &limits)) return;
    if (limits.rlim_cur != RLIM_INFINITY && limits.rlim_cur < value) return;
    limits.rlim_cur = value;
    setrlimit(resource, &limits);
}

// Seconds in all for a second of the processor's time, should something wait without working.
enum { patience = 10 };

static void limit_self(keyline_sandbox_limits limits, size_t memory, pid_t parent) {
    static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    static const int deadly[] = {SIGALRM, SIGXCPU, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE};
    for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) signal(deadly[i], SIG_DFL);
    // Handlers of the parent's would do the parent's work once more; what is ignored stays ignored.
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) {
        struct sigaction old;
        if (!sigaction(ending[i], NULL, &old) && old.sa_handler != SIG_IGN) signal(ending[i], SIG_DFL);
    }
    // Nobody waits for a result whose parent has ended.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    limit(RLIMIT_CORE, 0);
    if (limits.seconds) limit(RLIMIT_CPU, (rlim_t)limits.seconds);
    if (limits.megabytes && memory) limit(RLIMIT_AS, memory + (size_t)limits.megabytes * 1024 * 1024);
    if (limits.seconds) alarm((unsigned)limits.seconds * patience);
}

// Says why a child that did not finish ended.
static keyline_sandbox_outcome reason(int state) {
    int number = WIFSIGNALED(state) ? WTERMSIG(state) : 0;
    return number == SIGXCPU || number == SIGALRM || number == SIGKILL ? keyline_sandbox_too_long : keyline_sandbox_failed;
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
        limit_self(limits, before, parent);
        keyline_sandbox_enter();
        body(context, memory + header);
        *is_finished = 1;
        _exit(0);
    }
    int state = 0;
    while (waitpid(child, &state, 0) < 0 && errno == EINTR) {}
    *outcome = *is_finished ? keyline_sandbox_done : reason(state);
    return memory + header;
}

void keyline_sandbox_release(void *shared, size_t size) {
    if (shared) munmap((char *)shared - header, header + size);
}
