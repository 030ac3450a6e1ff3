import { createHash } from "node:crypto"
import { type PictureStore, readWhole } from "../../picture-store/picture-store"

export interface MoveOptions {
  from: PictureStore
  to: PictureStore
  /** Deletes each source file once its copy has the same content. */
  deletesSource: boolean
  /** Called after each file. */
  onProgress?: (done: { bytes: number; files: number }) => void
}

export interface MoveReport {
  copied: number
  /** Already at the destination. */
  present: number
  deleted: number
}

const filesAtOnce = 8

/** Total size of all files, for the progress bar. */
export async function bytesIn(store: PictureStore): Promise<number> {
  let total = 0
  for await (const { bytes } of store.list()) total += bytes
  return total
}

/**
 * Copies all pictures from one store to another while both are in use. It can be interrupted and run again: files with
 * the same size at the destination aren't copied again. Each copy is read back and compared by its SHA-256.
 * @throws Error with a sentence when a copy differs
 */
export async function movePictures({
  from,
  to,
  deletesSource,
  onProgress,
}: MoveOptions): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, present: 0, deleted: 0 }
  const done = { bytes: 0, files: 0 }
  const files = from.list()
  const work = async (): Promise<void> => {
    for await (const { name, bytes } of files) {
      await moveOne(name, { from, to, deletesSource }, report)
      done.bytes += bytes
      done.files++
      onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
  return report
}

async function moveOne(
  name: string,
  { from, to, deletesSource }: Pick<MoveOptions, "from" | "to" | "deletesSource">,
  report: MoveReport
): Promise<void> {
  const source = await from.get(name)
  if (!source) return
  const isPresent = (await to.get(name))?.bytes === source.bytes
  if (isPresent && !deletesSource) {
    report.present++
    return
  }
  const data = await readWhole(source)
  if (isPresent) report.present++
  else {
    await to.put(name, data)
    report.copied++
    // A picture that was removed meanwhile must not come back: see BothStores.
    if (!(await from.has(name))) {
      await to.delete(name)
      return
    }
  }
  const copy = await to.get(name)
  if (!copy || digest(await readWhole(copy)) !== digest(data)) {
    throw new Error(`${name} differs after it was copied. The original is unchanged. Run the command again`)
  }
  if (!deletesSource) return
  await from.delete(name)
  report.deleted++
}

const digest = (data: Buffer): string => createHash("sha256").update(data).digest("hex")
