import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { pictures } from "../../lib/pictures/picture-tasks"
import { copyName, drawingCopy, photoWidths, socialName } from "../../picture-store/picture-names"
import { readWhole } from "../../picture-store/picture-store"
import { pictureStore } from "../../picture-store/stores"
import { copyQueue, type DuePicture } from "../../modules/picture/due"
import { holdPicture } from "../../modules/picture/pictures"

type Container = Pick<MedusaContainer, "resolve">

/** Wait for a file that isn't there yet, for example because its upload is under way. */
const missingSeconds = 60

/** Creates the copies of due pictures, oldest first, with tenants taking turns. */
export const createDueCopies = (container: Container): Promise<unknown> =>
  copyQueue.run(container, (row) => createCopies(container, row))

/**
 * Creates the missing copies of one picture. A process that is killed leaves whole files only, and the next attempt
 * creates the others.
 */
export async function createCopies(container: Container, row: DuePicture): Promise<void> {
  const original = await pictureStore().get(`${row.tenantId}/${row.name}`)
  if (!original) {
    await dropOrWait(container, row)
    return
  }
  const picture = await readWhole(original)
  const work = row.name.endsWith(".svg") ? drawingOf(row, picture) : copiesOfPhoto(row, picture)
  try {
    for await (const files of work) if (!(await putAll(container, row, files))) return
  } catch (error) {
    // A process that died or took too long, or a store that can't be reached: retried when the lease ends.
    if (error instanceof ApiError) throw error
    const cause = error instanceof Error ? error : new Error(String(error))
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${row.name} gets no copies: it can't be read`, cause)
  }
  await copyQueue.drop(container, row)
}

type Files = [name: string, data: Buffer][]

async function* drawingOf({ tenantId, name }: DuePicture, drawing: Buffer): AsyncGenerator<Files> {
  if (await pictureStore().has(`${tenantId}/${drawingCopy(name)}`)) return
  yield [[drawingCopy(name), await pictures.mailLogo(tenantId, drawing, true)]]
}

/** The JPEG for shared links first: a link may be shared at once. */
async function* copiesOfPhoto(row: DuePicture, picture: Buffer): AsyncGenerator<Files> {
  const { tenantId, name } = row
  if (!(await isThere(tenantId, [socialName(name)])))
    yield [[socialName(name), await pictures.social(tenantId, picture)]]
  yield* photosOf(row, picture)
}

/** The full picture first: its AVIF is that of every width that it doesn't reach. */
async function* photosOf({ tenantId, name }: DuePicture, picture: Buffer): AsyncGenerator<Files> {
  const copyOf = (width: number | undefined) => pictures.copy(tenantId, picture, width)
  let full: Awaited<ReturnType<typeof copyOf>> | undefined
  for (const width of photoWidths.toReversed()) {
    const [webp, avif] = [copyName(name, width, "webp"), copyName(name, width, "avif")]
    if (await isThere(tenantId, width === undefined ? [avif] : [webp, avif])) continue
    full ??= await copyOf(undefined)
    const isNarrower = width !== undefined && width < full.fullWidth
    const copy = isNarrower ? await copyOf(width) : full
    // An AVIF that isn't smaller is stored as an empty file, so that the WebP is served.
    const leaner = copy.avif.length < copy.webp.length ? copy.avif : Buffer.alloc(0)
    yield width === undefined
      ? [[avif, leaner]]
      : [
          [webp, copy.webp],
          [avif, leaner],
        ]
  }
}

async function isThere(tenantId: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) if (!(await pictureStore().has(`${tenantId}/${name}`))) return false
  return true
}

/**
 * Stores files while the picture's row is locked, so that they don't outlive a picture that is removed meanwhile.
 * @returns false when it has been removed
 */
const putAll = (container: Container, { tenantId, name }: DuePicture, files: Files): Promise<boolean> =>
  withTenant(container, tenantId, async (tx) => {
    if (!(await holdPicture(tx, name))) return false
    for (const [file, data] of files) await pictureStore().put(`${tenantId}/${file}`, data)
    return true
  })

/** A picture whose row is gone has been removed. The file of another one may be in a store that this process can't read. */
async function dropOrWait(container: Container, row: DuePicture): Promise<void> {
  const isRegistered = await withTenant(container, row.tenantId, (tx) => holdPicture(tx, row.name))
  await (isRegistered ? copyQueue.postpone(container, row, missingSeconds) : copyQueue.drop(container, row))
}
