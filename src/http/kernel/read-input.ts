import type { ZodError } from "zod"
import { type z } from "zod"
import { ApiError } from "../../lib/api-error"
import type { Endpoint, RowsMember } from "../../contract/endpoints/endpoint"
import { othersTurn } from "../../lib/in-slices"
import { maxDepth, requireStorable } from "../../lib/storable"

type Part = "path" | "query" | "body"

/**
 * Parses the path parameters with their schema. When the endpoint can respond NOT_FOUND, invalid parameters respond
 * NOT_FOUND too, so that guessing reveals nothing about valid ids.
 * @throws ApiError NOT_FOUND, else as `read`
 */
export function readPath(
  { params, refusals }: Pick<Endpoint, "params" | "refusals">,
  value: unknown
): unknown {
  try {
    return read(params, value, "path")
  } catch (error) {
    throw refusals?.includes("NOT_FOUND")
      ? new ApiError("NOT_FOUND", "There is nothing at this address.")
      : error
  }
}

/**
 * Parses one part of a request with its schema.
 * @param judgedApart the member whose texts the handler checks one by one
 * @throws ApiError VALIDATION_FAILED with every field error; the first one is the message
 */
export function read(
  schema: z.ZodType | undefined,
  value: unknown,
  part: Part,
  judgedApart?: string
): unknown {
  if (!schema) return undefined
  requireStorable(judgedApart === undefined ? value : without(judgedApart, value))
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  throw validationError(result.error, part)
}

/** Rows that are checked without a pause: few enough for a moment, also when each has 200 members. */
const rowsOfSlice = 50
/** Letters in a slice's texts at which it ends: normalizing so many takes up to 15 ms. */
const lettersOfSlice = 200_000

/**
 * `read` of a body with a list of rows. Between some rows and the next ones other requests run.
 * @throws ApiError PAYLOAD_TOO_LARGE for too many rows, else as `read`
 */
export async function readRows(
  schema: z.ZodType | undefined,
  value: unknown,
  { member: rows, max, failsByItself }: RowsMember
): Promise<unknown> {
  const list = isRecord(value) ? value[rows] : undefined
  const judgedApart = failsByItself ? rows : undefined
  if (!schema || !isRecord(value) || !Array.isArray(list) || endOfSlice(list, 0) === list.length)
    return read(schema, value, "body", judgedApart)
  if (list.length > max)
    throw new ApiError("PAYLOAD_TOO_LARGE", `At most ${max.toLocaleString("en")} rows fit into one request`)
  let whole: Record<string, unknown> = {}
  const all: unknown[] = []
  for (let from = 0, to; from < list.length; from = to) {
    to = endOfSlice(list, from)
    const slice = { ...value, [rows]: list.slice(from, to) as unknown[] }
    const parsed = readSlice(schema, slice, { rows, from, judgedApart })
    if (!isRecord(parsed)) return parsed
    whole = parsed
    const read = parsed[rows]
    if (Array.isArray(read)) for (const row of read) all.push(row)
    await othersTurn()
  }
  return { ...whole, [rows]: all }
}

/** Returns the index after the last row of the slice that begins at `from`. It has at least one row. */
function endOfSlice(rows: readonly unknown[], from: number): number {
  const last = Math.min(rows.length, from + rowsOfSlice)
  let letters = 0
  for (let at = from; at < last; at++) {
    letters += lettersIn(rows[at], 0)
    if (letters > lettersOfSlice) return at + 1
  }
  return last
}

/** Counts the letters of all texts in a value. What is nested too deeply is refused later, uncounted. */
function lettersIn(value: unknown, depth: number): number {
  if (typeof value === "string") return value.length
  if (typeof value !== "object" || value === null || depth >= maxDepth) return 0
  return Object.values(value).reduce((sum: number, it) => sum + lettersIn(it, depth + 1), 0)
}

/** Reads a body with some of its rows; an error names them by their place among all. */
function readSlice(
  schema: z.ZodType,
  value: unknown,
  { rows, from, judgedApart }: { rows: string; from: number; judgedApart: string | undefined }
): unknown {
  requireStorable(judgedApart === undefined ? value : without(judgedApart, value))
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { path } of result.error.issues)
    if (path[0] === rows && typeof path[1] === "number") path[1] += from
  throw validationError(result.error, "body")
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function validationError(error: ZodError, part: Part): ApiError {
  const details = error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }))
  const first = details[0]
  const generic = part === "body" ? "The request is not valid." : `The ${part} is not valid.`
  // Our messages are whole sentences; zod's generic messages start with "Invalid" and need the field name.
  const sentence =
    first && /^(Invalid input|Invalid option|Too |Unrecognized)/.test(first.message)
      ? `${first.path || part}: ${first.message}`
      : first?.message
  return new ApiError("VALIDATION_FAILED", sentence ?? generic, { details })
}

const without = (member: string, value: unknown): unknown =>
  typeof value === "object" && value !== null ? { ...value, [member]: undefined } : value
