import type { ErrorDetail } from "../../contract/common"
import type { TaskName } from "./tasks"

/** From the server to a picture process. */
export interface Order {
  name: TaskName
  input: unknown
}

/** Back: the result with the memory that the process now holds, an input that is no good picture, or another fault. */
export type Answer = { result: unknown; rss: number } | { refused: ErrorDetail } | { failed: string }
