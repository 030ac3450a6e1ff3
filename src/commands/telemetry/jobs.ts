import { recurringWork } from "../recurring-work"

/** Jobs of `src/jobs`, which Medusa schedules. */
export const scheduledJobs = ["erase-archived", "purge-expired", "sweep-payments", "sweep-pictures"] as const

/** All jobs, for the metrics. */
export const allJobs: readonly string[] = [...Object.keys(recurringWork), ...scheduledJobs]
