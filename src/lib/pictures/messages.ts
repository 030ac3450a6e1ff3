import type { ErrorDetail } from "../../contract/common"
import type { TaskName } from "./tasks"

/** Message from the server to a picture process. */
export interface Order {
  name: TaskName
  input: unknown
}

/** Message back: the result with the process's memory usage, a rejected input, or another fault. */
export type TaskReply = { result: unknown; rss: number } | { refused: ErrorDetail } | { failed: string }
