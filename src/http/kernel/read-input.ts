import type { ZodError } from "zod"
import { type z } from "zod"
import { ApiError } from "../../lib/api-error"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import { requireStorable } from "../../lib/storable"

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
