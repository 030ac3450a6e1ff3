import { maxMembers } from "../../contract/rules/body-values"
import { ApiError } from "../api-error"
import { othersTurn } from "../in-slices"
import { type BodyMember, JsonScanner, type RowGroup } from "./scan-json"

/** Largest text that is parsed in one piece, in bytes: it takes less than 100 ms, whatever it contains. */
const smallBytes = 256 * 1024
/** Bytes that are scanned without a pause. */
const sliceBytes = 256 * 1024
/** Maximum time of parsing without a pause, in ms. A piece that takes longer is parsed alone. */
const sliceMs = 5

/** Stands for a row with too many members: it has too many itself, so that the row fails. */
const wideRow: unknown = Object.fromEntries(
  Array.from({ length: maxMembers + 1 }, (_, n) => [`member ${String(n + 1)}`, null])
)

/**
 * Parses a request's JSON without blocking other requests. A text above 256 kB must be an object. It is scanned in slices
 * first, and its lists are parsed in groups of rows.
 * @throws ApiError VALIDATION_FAILED for malformed or too deeply nested JSON; PAYLOAD_TOO_LARGE for too many values
 */
export async function parseJson(bytes: Buffer): Promise<unknown> {
  const from = hasMark(bytes) ? 3 : 0
  try {
    if (bytes.length <= smallBytes) return JSON.parse(bytes.toString("utf8", from)) as unknown
    return await parseLarge(bytes, from)
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidJson()
    throw error
  }
}

const invalidJson = (): ApiError => new ApiError("VALIDATION_FAILED", "The request's body is not valid JSON.")

/** Whether the text begins with a byte order mark. */
const hasMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

async function parseLarge(bytes: Buffer, from: number): Promise<unknown> {
  const scanner = new JsonScanner(bytes)
  let at = from
  while (at < bytes.length) {
    at = scanner.scan(at, Math.min(at + sliceBytes, bytes.length))
    await othersTurn()
  }
  scanner.end()
  const pause = pacer()
  const entries: [string, unknown][] = []
  const { members } = scanner
  const isEmpty =
    members.length === 1 && members.every(({ from, to }) => isBlank(bytes.toString("utf8", from, to)))
  for (const member of isEmpty ? [] : members) {
    const entry = entryOf(bytes, member)
    const [name] = entry
    entries.push(member.list ? [name, await rowsOf(bytes, member.list.groups, pause)] : entry)
    await pause()
  }
  return Object.fromEntries(entries)
}

/** Whether a text consists of JSON's white space. */
const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text)

/** The name and value of a member; of a list, an empty one. */
function entryOf(bytes: Buffer, { from, to, list }: BodyMember): [string, unknown] {
  const text = list
    ? bytes.toString("utf8", from, list.from) + bytes.toString("utf8", list.to, to)
    : bytes.toString("utf8", from, to)
  const [entry, ...others] = Object.entries(JSON.parse(`{${text}}`) as object) as [string, unknown][]
  if (!entry || others.length) throw new SyntaxError("A member is missing")
  return entry
}

async function rowsOf(
  bytes: Buffer,
  groups: readonly RowGroup[],
  pause: () => Promise<void>
): Promise<unknown[]> {
  const rows: unknown[] = []
  for (const { from, to, rows: count, isWide } of groups) {
    if (isWide) rows.push(wideRow)
    else {
      const parsed = JSON.parse(`[${bytes.toString("utf8", from, to)}]`) as unknown[]
      if (parsed.length !== count) throw new SyntaxError("A row is missing")
      for (const row of parsed) rows.push(row)
    }
    await pause()
  }
  return rows
}

/** Returns a function that lets other requests run when the time of a slice is over. */
function pacer(): () => Promise<void> {
  let from = performance.now()
  return async () => {
    if (performance.now() - from < sliceMs) return
    await othersTurn()
    from = performance.now()
  }
}
