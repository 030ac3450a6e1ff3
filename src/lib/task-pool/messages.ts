import type { ErrorDetail } from "../../contract/common"

/** What a task process executes: a function of the member `tasks` of a module. */
export interface TaskOrder {
  /** Absolute path of the module. */
  module: string
  name: string
  input: unknown
}

/** Message of a task process: ready for the first order, a result, a rejected input, or another fault. */
export type TaskReply =
  | { ready: true }
  | { result: unknown; rss: number }
  | { refused: ErrorDetail }
  | { failed: string }
