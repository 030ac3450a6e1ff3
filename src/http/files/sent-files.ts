/** A file as a form sent it; its name is the sender's word and nothing else. */
export interface SentFile {
  /** The member of the form that it came in. */
  readonly member: string
  readonly name: string
  readonly data: Buffer
}

const sent = new WeakMap<object, readonly SentFile[]>()

export const keepFiles = (req: object, files: readonly SentFile[]): unknown => sent.set(req, files)

/** The files that came along with a request. */
export const filesOf = (req: object): readonly SentFile[] => sent.get(req) ?? []
