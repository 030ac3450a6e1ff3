import { finished } from "node:stream"
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy"
import { ApiError, invalid } from "../../lib/api-error"
import type { FileMember } from "../../contract/endpoints/endpoint"
import { keepFiles, type SentFile } from "../files/sent-files"
import type { ApiRequest } from "./api-request"
import { requireUncompressed } from "./require-json"

/** Max texts and files of a form together. */
const maxParts = 100
/** Max bytes of a form's texts, and of its part boundaries beside the files. */
const maxTextBytes = 1024 * 1024
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/**
 * Reads a multipart form. Its texts become the body; files of the declared members are kept in memory for the handler;
 * other files are ignored. Everything is counted while it arrives, and nothing is written to disk.
 * @throws ApiError PAYLOAD_TOO_LARGE for a file or form that is too large; VALIDATION_FAILED for too many files or a
 *   malformed form; UNSUPPORTED_MEDIA_TYPE for a compressed one
 */
export async function readForm(members: readonly FileMember[], req: ApiRequest): Promise<void> {
  requireUncompressed(req)
  const form = await parse(members, req)
  req.body = form.texts
  keepFiles(req, form.files)
}

const limitOf = ({ member, max, maxBytes }: FileMember): string =>
  max === 1 ? `one ${member} of ${megabytes(maxBytes)}` : `${max} files of ${megabytes(maxBytes)} each`

const tooLarge = (members: readonly FileMember[]): ApiError =>
  new ApiError("PAYLOAD_TOO_LARGE", `At most ${members.map(limitOf).join(" and ")} can be sent at once`)
const tooManyParts = (): ApiError =>
  new ApiError("PAYLOAD_TOO_LARGE", `A form has at most ${maxParts} texts and files.`)
const tooMuchText = (): ApiError =>
  new ApiError("PAYLOAD_TOO_LARGE", `The texts of a form have at most ${megabytes(maxTextBytes)}.`)
const unreadable = (): ApiError => new ApiError("VALIDATION_FAILED", "The form could not be read.")

interface Form {
  texts: Record<string, string>
  files: SentFile[]
}

const maxBytesOf = (members: readonly FileMember[]): number =>
  members.reduce((sum, { max, maxBytes }) => sum + max * maxBytes, maxTextBytes)

/** @throws ApiError VALIDATION_FAILED without a boundary */
function parserOf({ headers }: ApiRequest, maxFileBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      // One more than is allowed, so that a file or text of exactly the limit is whole.
      limits: { parts: maxParts, fieldSize: maxTextBytes + 1, fileSize: maxFileBytes + 1, headerSize: 8_192 },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    })
  } catch {
    throw unreadable()
  }
}

function parse(members: readonly FileMember[], req: ApiRequest): Promise<Form> {
  const parser = parserOf(req, Math.max(...members.map((it) => it.maxBytes)))
  return new Promise((resolve, reject) => {
    const form: Form = { texts: {}, files: [] }
    const max = maxBytesOf(members)
    const counts = new Map<string, number>()
    let bytes = 0
    let textBytes = 0
    let failure: ApiError | undefined
    /**
     * Parses no further. The rest of the body is dropped before the response: many clients read none while they send.
     */
    const fail = (error: ApiError): void => {
      if (failure) return
      failure = error
      if (req.readableEnded) {
        reject(error)
        return
      }
      req.off("data", count)
      req.unpipe(parser)
      req.resume()
    }
    const count = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes > max) fail(tooLarge(members))
    }
    const takeText = (name: string | undefined, value: string): void => {
      textBytes += Buffer.byteLength(value)
      if (failure || name === undefined) return
      if (textBytes > maxTextBytes) fail(tooMuchText())
      else form.texts[name] = value
    }
    const isOneTooMany = ({ member, max }: FileMember): boolean => {
      const count = (counts.get(member) ?? 0) + 1
      counts.set(member, count)
      return count > max
    }
    const takeFile = (member: string | undefined, stream: BusboyFileStream, sentName: string): void => {
      const declared = members.find((it) => it.member === member)
      // The parser reports the end of a body in the middle of a file on both.
      stream.on("error", () => undefined)
      if (failure || !declared) {
        stream.resume()
        return
      }
      const name = nameOf(sentName)
      // A file input without a selection is sent as an empty file without a name.
      if (name !== "" && isOneTooMany(declared)) {
        fail(tooManyFiles(declared))
        stream.resume()
        return
      }
      const chunks: Buffer[] = []
      let size = 0
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length
        if (size <= declared.maxBytes) chunks.push(chunk)
        else fail(new ApiError("PAYLOAD_TOO_LARGE", `${name} is larger than ${megabytes(declared.maxBytes)}`))
      })
      stream.on("end", () => {
        if (size === 0 && name === "") return
        if (name === "" && isOneTooMany(declared)) fail(tooManyFiles(declared))
        form.files.push({ member: declared.member, name, data: Buffer.concat(chunks) })
      })
    }
    finished(req, { writable: false }, (error) => {
      if (error) reject(unreadable())
      else if (failure) reject(failure)
    })
    if (Number(req.headers["content-length"] ?? 0) > max) {
      fail(tooLarge(members))
      return
    }
    parser.on("field", takeText)
    parser.on("file", takeFile)
    parser.on("partsLimit", () => fail(tooManyParts()))
    parser.on("error", () => fail(unreadable()))
    parser.on("finish", () => {
      if (!failure) resolve(form)
    })
    req.on("data", count)
    req.pipe(parser)
  })
}

const tooManyFiles = ({ member, max }: FileMember): ApiError =>
  invalid(member, `At most ${max} ${max === 1 ? "file" : "files"} can be sent at once`)

/** Returns a file's name. Browsers escape the characters that would end it in its header. */
const nameOf = (sent: string): string =>
  sent.replace(/%0D|%0A|%22/gi, (escaped) => decodeURIComponent(escaped))
