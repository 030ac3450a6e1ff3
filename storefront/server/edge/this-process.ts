import { performance } from "node:perf_hooks"
import { BusyProcess } from "@contract/rules/busy-process"

/** Whether this storefront server is busy. */
export const thisProcess = new BusyProcess((since) => performance.eventLoopUtilization(since))
