// What bounds the processes of the sandbox.
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sandbox.h"

static void limit(int resource, rlim_t value) {
    struct rlimit limits;
    if (getrlimit(resource, &limits)) return;
    if (limits.rlim_cur != RLIM_INFINITY && limits.rlim_cur < value) return;
    limits.rlim_cur = value;
    setrlimit(resource, &limits);
}

// Seconds in all for a second of the processor's time, should something wait without working.
enum { patience = 10 };

void keyline_sandbox_limit(keyline_sandbox_limits limits, size_t memory, pid_t parent) {
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
    if (memory) limit(RLIMIT_AS, memory);
    if (limits.seconds) alarm((unsigned)limits.seconds * patience);
}

keyline_sandbox_outcome keyline_sandbox_reason(int state) {
    int number = WIFSIGNALED(state) ? WTERMSIG(state) : 0;
    return number == SIGXCPU || number == SIGALRM || number == SIGKILL ? keyline_sandbox_too_long : keyline_sandbox_failed;
}

int keyline_sandbox_wait(pid_t child) {
    int state = 0;
    while (waitpid(child, &state, 0) < 0 && errno == EINTR) {}
    return state;
}
