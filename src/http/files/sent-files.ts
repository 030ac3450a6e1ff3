/** An uploaded file. Its name is chosen by the client and must not be trusted. */
export interface SentFile {
  /** The form field that contained the file. */
  readonly member: string
  readonly name: string
  readonly data: Buffer
}

const sent = new WeakMap<object, readonly SentFile[]>()

export const keepFiles = (req: object, files: readonly SentFile[]): unknown => sent.set(req, files)

/** Returns the files uploaded with a request. */
export const filesOf = (req: object): readonly SentFile[] => sent.get(req) ?? []
