import {
  type WorkflowDefinition,
  WorkflowManager,
  WorkflowScheduler,
} from "@medusajs/framework/orchestration"

const everyMs = 60_000

/**
 * Registers the schedules of all jobs again, once a minute: they are in Redis, and a flush would stop every job until a
 * worker restarts. Registering a schedule replaces the one of the same name.
 */
export function keepSchedules(onFailure: (error: unknown) => void): void {
  let isRegistering = false
  const register = async (): Promise<void> => {
    // The last round still waits for Redis.
    if (isRegistering) return
    isRegistering = true
    const scheduler = new WorkflowScheduler()
    const { getWorkflows } = WorkflowManager as { getWorkflows: () => Map<string, WorkflowDefinition> }
    const scheduled = [...getWorkflows.call(WorkflowManager).values()].filter((it) => it.options.schedule)
    await Promise.all(scheduled.map((it) => scheduler.scheduleWorkflow(it))).finally(() => {
      isRegistering = false
    })
  }
  setInterval(() => void register().catch(onFailure), everyMs).unref()
}
