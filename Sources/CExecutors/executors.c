#include "CKeylineExecutors.h"

#define SWIFT_CALL __attribute__((swiftcall))

/// `SerialExecutorRef` of the runtime's `Executor.h`; no words at all are the concurrent executor.
struct executor {
    void *identity;
    uintptr_t implementation;
};

/// The runtime's hooks, as `ConcurrencyHooks.def` declares them: each is called in place of a function, which it may call in turn.
typedef SWIFT_CALL struct executor (*main_executor)(void);
typedef SWIFT_CALL bool (*is_main_executor)(struct executor);
extern SWIFT_CALL struct executor (*swift_task_getMainExecutor_hook)(main_executor);
extern SWIFT_CALL bool (*swift_task_isMainExecutor_hook)(struct executor, is_main_executor);
extern SWIFT_CALL void swift_job_run(void *, struct executor);
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *);

static struct executor replacement;
static _Thread_local bool is_used;

static SWIFT_CALL struct executor get_main_executor(main_executor original) {
    return is_used ? replacement : original();
}

static SWIFT_CALL bool look_for_main_executor(struct executor executor, is_main_executor original) {
    return executor.identity == replacement.identity || original(executor);
}

void keyline_set_main_executor(void *identity, uintptr_t implementation) {
    replacement = (struct executor){identity, implementation};
    swift_task_isMainExecutor_hook = look_for_main_executor;
    swift_task_getMainExecutor_hook = get_main_executor;
}

bool keyline_has_main_executor(void) { return is_used; }

void keyline_use_main_executor(bool uses) { is_used = uses; }

void keyline_run_job(void *job) { swift_job_run(job, (struct executor){0, 0}); }

void keyline_enqueue_on_main_executor(void *job) { swift_task_enqueueMainExecutor(job); }
