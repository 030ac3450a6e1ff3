import { rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { pictures } from "../../lib/pictures/picture-queue"

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false
  )

/**
 * Renders an SVG drawing as PNG on the first request. E-mails use the PNG because mail clients seldom show SVG.
 * @param file path of the PNG, beside its drawing
 * @returns false when the drawing is missing or can't be rendered
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
    // The e-mail then shows the brand name.
    return false
  }
}
