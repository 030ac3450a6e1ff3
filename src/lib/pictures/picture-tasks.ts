import { invalid } from "../api-error"
import { pooledTasks, type TaskKind } from "../task-pool/task-pool"
import { checkDrawing } from "./check-drawing"
import { isCompressed, isDrawing, isPhotograph } from "./picture-format"
import type { tasks } from "./tasks"

type Tasks = typeof tasks
const pooled = pooledTasks<Tasks>(require.resolve("./tasks"))

/** The largest photograph is decoded with 375 MB; AVIF takes more. */
const photograph: TaskKind = { cpuMs: 30_000, memoryBytes: 900_000_000 }
/** A drawing is a program of shapes: a few bytes can occupy a core for minutes, or fill the memory. */
const drawing: TaskKind = { cpuMs: 2_000, memoryBytes: 400_000_000, isDrawing: true }

const kindOf = (file: Buffer): TaskKind => (isDrawing(file) ? drawing : photograph)

/** Formats of a brand's pictures. */
const drawable = "Images must be JPEG, PNG, WebP, AVIF, GIF or SVG"

/**
 * Processes uploaded and stored pictures in the task pool.
 * @throws ApiError VALIDATION_FAILED for a file that is no picture or is too large; SERVICE_UNAVAILABLE and
 * TOO_MANY_REQUESTS as `TaskPool.run`
 */
export const pictures = {
  photo: async (tenantId: string, picture: Buffer, field: string) => {
    requireContent(picture, field)
    if (!isPhotograph(picture)) throw invalid(field, "Images must be JPEG, PNG, WebP, AVIF or GIF")
    return pooled.run(tenantId, "photo", { picture, field }, photograph)
  },
  /** A logo or an icon of a brand, which may be a drawing. */
  brandPicture: async (tenantId: string, task: "logo" | "icon", picture: Buffer, field: string) => {
    requireContent(picture, field)
    if (isCompressed(picture) || isDrawing(picture)) checkDrawing(picture, field)
    else if (!isPhotograph(picture)) throw invalid(field, drawable)
    return pooled.run(tenantId, task, { picture, field }, kindOf(picture))
  },
  /** A drawing as PNG for mails. */
  mailLogo: async (tenantId: string, svg: Buffer, isBackground = false) => {
    checkDrawing(svg, "logo")
    return pooled.run(tenantId, "mailLogo", { drawing: svg }, { ...drawing, isBackground })
  },
  /** A stored logo as PNG for documents. */
  paperLogo: async (tenantId: string, picture: Buffer) =>
    pooled.run(tenantId, "paperLogo", { picture }, kindOf(picture)),
  /** A copy of a stored photograph, which nobody waits for. */
  copy: async (tenantId: string, picture: Buffer, width: number | undefined) =>
    pooled.run(tenantId, "copy", { picture, width }, { ...photograph, isBackground: true }),
  /** The JPEG for shared links of a stored photograph, which nobody waits for. */
  social: async (tenantId: string, picture: Buffer) =>
    pooled.run(tenantId, "social", { picture }, { ...photograph, isBackground: true }),
}

function requireContent(picture: Buffer, field: string): void {
  if (picture.length === 0) throw invalid(field, "The image file is empty")
}
