import { rename, stat, writeFile } from "node:fs/promises"
import sharp from "sharp"

/** Mails show logos 40 px high; twice that for sharp screens. */
const shown = { width: 440, height: 80 } as const

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false
  )

/**
 * A drawing (SVG) as PNG, for mails, whose readers seldom show SVG. Made when it is first asked for.
 * @param file where the PNG is to be, beside its drawing
 * @returns false where there is no such drawing, or none that can be drawn
 */
export async function drawingCopy(file: string): Promise<boolean> {
  if (await isThere(file)) return true
  const drawing = file.replace(/png$/, "svg")
  if (!(await isThere(drawing))) return false
  try {
    // Drawn large, then made small: a drawing's own size may be that of an icon.
    const picture = sharp(drawing, { density: 300, limitInputPixels: 50_000_000 })
    const png = await picture
      .resize({ ...shown, fit: "inside" })
      .png()
      .toBuffer()
    const draft = `${file}.${process.pid}.tmp`
    await writeFile(draft, png, { mode: 0o600 })
    await rename(draft, file)
    return true
  } catch {
    // The mail then shows the name.
    return false
  }
}
