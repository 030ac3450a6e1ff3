import type { Readable } from "node:stream"

/** Inclusive positions of the first and last byte. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  bytes: number
  storedAt: Date
  /** Starts a new stream of the content, or of a part of it. */
  read: (range?: ByteRange) => Promise<Readable>
}

/**
 * Stores pictures, by the tenant's folder and a file name. A stored file never changes, because its name begins with a
 * hash of the uploaded content.
 * @throws RangeError for a name that isn't a picture's
 * @throws ApiError SERVICE_UNAVAILABLE when the store can't be reached
 */
export interface PictureStore {
  has: (name: string) => Promise<boolean>
  get: (name: string) => Promise<StoredFile | undefined>
  /** Writes a whole file; readers never get a part of it. */
  put: (name: string, data: Buffer) => Promise<void>
  /** Lists the files of one folder, or of all folders. */
  list: (folder?: string) => AsyncIterable<{ name: string; bytes: number }>
  delete: (name: string) => Promise<void>
  deleteFolder: (folder: string) => Promise<void>
}

const folderForm = /^\w{1,64}$/
const nameForm = /^\w{1,64}\/[0-9a-f]{32}(-\d{1,4})?\.(webp|avif|jpg|png|svg)$/

/** Whether a text is the name of a stored file. Another tenant's folder can't be reached with one: it has no dots. */
export const isPictureName = (name: string): boolean => nameForm.test(name)

/** @throws RangeError for a name that isn't a picture's, such as a path to another folder */
export function requirePictureName(name: string): string {
  if (isPictureName(name)) return name
  throw new RangeError(`${JSON.stringify(name.slice(0, 200))} isn't the name of a picture`)
}

/** @throws RangeError for a name that isn't a folder's */
export function requireFolderName(folder: string): string {
  if (folderForm.test(folder)) return folder
  throw new RangeError(`${JSON.stringify(folder.slice(0, 200))} isn't the name of a folder`)
}

const types = {
  webp: "image/webp",
  jpg: "image/jpeg",
  avif: "image/avif",
  png: "image/png",
  svg: "image/svg+xml",
} as const

/** Media type of a stored file, by the ending of its name. */
export const pictureType = (name: string): string =>
  types[name.slice(name.lastIndexOf(".") + 1) as keyof typeof types]

/** Reads a whole stored file into memory. */
export async function readWhole(file: StoredFile): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await file.read()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
