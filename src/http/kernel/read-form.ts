import type { ServerResponse } from "node:http"
import { raw } from "express"
import { ApiError, invalid } from "../../lib/api-error"
import type { FileMember } from "../../contract/endpoints/endpoint"
import { keepFiles, type SentFile } from "../files/sent-files"
import type { ApiRequest } from "./api-request"
import { type Parser, runParser } from "./run-parser"

/** Max bytes of a form's texts and part boundaries, beside its files. */
const otherBytes = 1024 * 1024
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/**
 * Reads a multipart form. Its texts become the body; files of the declared members are kept in memory for the handler;
 * other files are ignored. Nothing is written to disk.
 * @throws ApiError PAYLOAD_TOO_LARGE for a file or form that is too large; VALIDATION_FAILED for too many files or a
 *   malformed form
 */
export async function readForm(
  members: readonly FileMember[],
  req: ApiRequest,
  res: ServerResponse
): Promise<void> {
  const parser: Parser = raw({
    type: "multipart/form-data",
    limit: members.reduce((sum, { max, maxBytes }) => sum + max * maxBytes, otherBytes),
  })
  await runParser(parser, req, res).catch((error: unknown) => {
    throw isTooLarge(error) ? tooLarge(members) : error
  })
  const form = await parse(req.body, req.headers["content-type"] ?? "", members)
  req.body = form.texts
  keepFiles(req, form.files)
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "type" in error && error.type === "entity.too.large"

const limitOf = ({ member, max, maxBytes }: FileMember): string =>
  max === 1 ? `one ${member} of ${megabytes(maxBytes)}` : `${max} files of ${megabytes(maxBytes)} each`

const tooLarge = (members: readonly FileMember[]): ApiError =>
  new ApiError("PAYLOAD_TOO_LARGE", `At most ${members.map(limitOf).join(" and ")} can be sent at once`)

interface Form {
  texts: Record<string, string>
  files: SentFile[]
}

async function parse(body: unknown, type: string, members: readonly FileMember[]): Promise<Form> {
  const form: Form = { texts: {}, files: [] }
  // The request has no body.
  if (!Buffer.isBuffer(body)) return form
  const parts = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    // The deprecation is about unbounded bodies; this body was read up to the limit that the route declares.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    .formData()
    .catch(() => {
      throw new ApiError("VALIDATION_FAILED", "The form could not be read.")
    })
  for (const [name, value] of parts) {
    if (typeof value === "string") {
      form.texts[name] = value
      continue
    }
    const declared = members.find((it) => it.member === name)
    // A file input without a selection is sent as an empty file without a name.
    if (!declared || (value.size === 0 && value.name === "")) continue
    if (value.size > declared.maxBytes)
      throw new ApiError("PAYLOAD_TOO_LARGE", `${value.name} is larger than ${megabytes(declared.maxBytes)}`)
    form.files.push({ member: name, name: value.name, data: Buffer.from(await value.arrayBuffer()) })
  }
  for (const { member, max } of members) {
    if (form.files.filter((it) => it.member === member).length > max)
      throw invalid(member, `At most ${max} ${max === 1 ? "file" : "files"} can be sent at once`)
  }
  return form
}
