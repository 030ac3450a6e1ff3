import { rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { pictureWidths } from "../../contract/rules/pictures"
import { pictures } from "../../lib/pictures/picture-queue"
import { drawingCopy } from "./drawing-copy"

/** The file to send. `isTemporary` is true while a better copy for the same URL is being created. */
export interface PictureCopy {
  file: string
  isTemporary: boolean
}

/** Max queued copies. Above it, a copy is created on a later request. */
const maxWaiting = 1_000

const waiting = new Map<string, Promise<void>>()

/** Returns the size of a file in bytes, or undefined when it doesn't exist. */
const bytesOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    (it) => it.size,
    () => undefined
  )

/**
 * Creates a copy from the full picture, with lower priority than pictures that a client waits for. An AVIF that would
 * be larger than its WebP is stored as an empty file, so that it is never tried again.
 */
async function make(file: string, full: string, width: number | undefined): Promise<void> {
  const tenantId = path.basename(path.dirname(file))
  const isAvif = file.endsWith(".avif")
  const made = await pictures.run(
    tenantId,
    "copy",
    { file: full, width, format: isAvif ? "avif" : "webp" },
    true
  )
  const other = isAvif ? await bytesOf(file.replace(/avif$/, "webp")) : undefined
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, other !== undefined && made.length >= other ? "" : made, { mode: 0o600 })
  await rename(draft, file)
}

function makeSoon(file: string, full: string, width: number | undefined): void {
  if (waiting.has(file) || waiting.size >= maxWaiting) return
  const copy = make(file, full, width)
    // On failure (e.g. a full disk), the WebP is served until it succeeds.
    .catch(() => undefined)
    .finally(() => waiting.delete(file))
  waiting.set(file, copy)
}

/** Waits until every requested copy has been created. */
export const copiesMade = (): Promise<unknown> => Promise.all(waiting.values())

/**
 * Returns the best copy of a picture for a browser: AVIF where the browser accepts it, at half the bytes of WebP. A
 * missing copy is created from the full picture after its first request; that request gets the next best copy.
 * @param url a path that `isPicture` accepts
 * @returns null when the picture doesn't exist or the width isn't supported
 */
export async function pictureCopy(
  uploads: string,
  url: string,
  readsAvif: boolean
): Promise<PictureCopy | null> {
  const file = path.join(uploads, url.replace(/^\/static\//, ""))
  if (file.endsWith(".png")) return (await drawingCopy(file)) ? { file, isTemporary: false } : null
  const [, base = "", digits] = /^(.*?[0-9a-f]{32})(?:-(\d+))?\.webp$/.exec(file) ?? []
  const there = (await bytesOf(file)) !== undefined
  if (!base) return there ? { file, isTemporary: false } : null
  const width = digits === undefined ? undefined : Number(digits)
  if (width !== undefined && !pictureWidths.some((it) => it === width)) return null
  const full = `${base}.webp`
  if (!there) {
    // Stored before this width was supported.
    if ((await bytesOf(full)) === undefined) return null
    makeSoon(file, full, width)
    return { file: full, isTemporary: true }
  }
  if (!readsAvif) return { file, isTemporary: false }
  const leaner = file.replace(/webp$/, "avif")
  const bytes = await bytesOf(leaner)
  if (bytes) return { file: leaner, isTemporary: false }
  if (bytes === undefined) makeSoon(leaner, full, width)
  return { file, isTemporary: bytes === undefined }
}
