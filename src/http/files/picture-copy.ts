import { rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { pictureWidths } from "../../contract/rules/pictures"
import { pictures } from "../../lib/pictures/picture-queue"
import { drawingCopy } from "./drawing-copy"

/** The file to send, and whether a better one is being made that will stand under the same URL. */
export interface PictureCopy {
  file: string
  passing: boolean
}

/** Beyond so many, a copy is made when it is next asked for. */
const maxWaiting = 1_000

const waiting = new Map<string, Promise<void>>()

/** Bytes of a file; undefined where there is none. */
const bytesOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    (it) => it.size,
    () => undefined
  )

/**
 * Makes a copy from the picture in full, when no picture waits that somebody waits for.
 * An AVIF that would be larger than its WebP is kept empty: it is never tried again.
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
    // A full disk, say: the WebP is served for as long as it lasts.
    .catch(() => undefined)
    .finally(() => waiting.delete(file))
  waiting.set(file, copy)
}

/** Waits until every copy asked for so far has been made. */
export const copiesMade = (): Promise<unknown> => Promise.all(waiting.values())

/**
 * The best copy of a picture for a browser: AVIF where it reads that, at half of WebP's bytes. What isn't there yet is
 * made after it was first asked for, from the picture in full, while that visitor gets the next best.
 * @param url a path that `isPicture` takes
 * @returns null where there is no such picture, or never one of that width
 */
export async function pictureCopy(
  uploads: string,
  url: string,
  readsAvif: boolean
): Promise<PictureCopy | null> {
  const file = path.join(uploads, url.replace(/^\/static\//, ""))
  if (file.endsWith(".png")) return (await drawingCopy(file)) ? { file, passing: false } : null
  const [, base = "", digits] = /^(.*?[0-9a-f]{32})(?:-(\d+))?\.webp$/.exec(file) ?? []
  const there = (await bytesOf(file)) !== undefined
  if (!base) return there ? { file, passing: false } : null
  const width = digits === undefined ? undefined : Number(digits)
  if (width !== undefined && !pictureWidths.some((it) => it === width)) return null
  const full = `${base}.webp`
  if (!there) {
    // Kept before this width was known.
    if ((await bytesOf(full)) === undefined) return null
    makeSoon(file, full, width)
    return { file: full, passing: true }
  }
  if (!readsAvif) return { file, passing: false }
  const leaner = file.replace(/webp$/, "avif")
  const bytes = await bytesOf(leaner)
  if (bytes) return { file: leaner, passing: false }
  if (bytes === undefined) makeSoon(leaner, full, width)
  return { file, passing: bytes === undefined }
}
