import { availableParallelism, totalmem } from "node:os"

const mb = 1_000_000
/** What the server itself may take of the memory: its heap at its limit of 1,024 MB, its caches and buffers. */
const serverBytes = 1_200 * mb
/** What a process takes on average. */
const processBytes = 450 * mb
/** With less, no process starts. */
const minBytes = 250 * mb

export interface Machine {
  cores: number
  /** Memory of the machine, or of the control group (container) that the server runs in. */
  memoryBytes: number
}

export interface Capacity {
  /** Number of processes, without the one for drawings. */
  processes: number
  /** Sum of the memory limits of the tasks that run together. */
  memoryBytes: number
}

/** Computes how many task processes a machine carries beside the server, and with how much memory. */
export function capacityOf({ cores, memoryBytes }: Machine): Capacity {
  const left = Math.max(memoryBytes - serverBytes, minBytes)
  const byMemory = Math.floor(left / processBytes)
  return { processes: Math.max(1, Math.min(Math.floor(cores / 2), byMemory)), memoryBytes: left }
}

/** Reads cores and memory; a limit of the control group (version 1 or 2) counts as the memory. */
export function machine(): Machine {
  const limit = process.constrainedMemory()
  // 0 when unknown. Without a limit, version 1 reports a number beyond every memory.
  return { cores: availableParallelism(), memoryBytes: Math.min(limit || Infinity, totalmem()) }
}
