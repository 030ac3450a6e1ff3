import { rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { pictures } from "../../lib/pictures/picture-queue"

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
    const tenantId = path.basename(path.dirname(file))
    const png = await pictures.run(tenantId, "mailLogo", { file: drawing })
    const draft = `${file}.${process.pid}.tmp`
    await writeFile(draft, png, { mode: 0o600 })
    await rename(draft, file)
    return true
  } catch {
    // The mail then shows the name.
    return false
  }
}
