import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { filesOfPicture, hashOf } from "../../picture-store/picture-names"
import { pictureStore } from "../../picture-store/stores"
import {
  forgetPictures,
  lockUnused,
  markPictures,
  picturesBefore,
  unusedPictures,
} from "../../modules/picture/pictures"
import { allTenantIds } from "../../modules/tenant/find-tenant"
import { referencedHashes } from "./referenced-pictures"

const dayMs = 24 * 60 * 60_000
/** Few, because an upload of one of them waits until all are removed. */
const removedAtOnce = 10

/**
 * Removes pictures that no row has referred to for a day. Pictures that staff uploaded in Medusa Admin are kept, because
 * any tenant's product may refer to them.
 * @returns the number of removed pictures
 */
export async function sweepPictures(container: MedusaContainer, { now }: { now: Date }): Promise<number> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  let removed = 0
  for (const id of await allTenantIds(container)) {
    try {
      removed += await sweepTenant(container, id, now)
    } catch (error) {
      logger.error(`The pictures of tenant ${id} can't be swept`, error instanceof Error ? error : undefined)
    }
  }
  return removed
}

/** The same for one tenant. */
export async function sweepTenant(container: MedusaContainer, id: string, now: Date): Promise<number> {
  const before = new Date(now.getTime() - dayMs)
  const unused = await withTenant(container, id, async (tx) => {
    const pictures = await picturesBefore(tx, before)
    if (!pictures.length) return []
    const referenced = await referencedHashes(tx)
    const isUsed = ({ name }: { name: string }) => referenced.has(hashOf(name))
    const namesOf = (list: typeof pictures) => list.map(({ name }) => name)
    await markPictures(tx, namesOf(pictures.filter((it) => it.isUnused && isUsed(it))), null)
    await markPictures(tx, namesOf(pictures.filter((it) => !it.isUnused && !isUsed(it))), now)
    return unusedPictures(tx, before)
  })
  let removed = 0
  for (let from = 0; from < unused.length; from += removedAtOnce) {
    removed += await removePictures(container, id, unused.slice(from, from + removedAtOnce), before)
  }
  return removed
}

/**
 * Removes pictures while their rows are locked. An upload of the same picture waits for the lock, then finds no file and
 * stores it again. A row that refers to a picture since it was found unused keeps it.
 */
const removePictures = (
  container: MedusaContainer,
  id: string,
  names: readonly string[],
  before: Date
): Promise<number> =>
  withTenant(container, id, async (tx) => {
    const locked = await lockUnused(tx, names, before)
    const referenced = await referencedHashes(tx)
    const unused = locked.filter((name) => !referenced.has(hashOf(name)))
    // The uploaded file first: without it, an upload creates all others again.
    for (const name of unused) {
      for (const file of filesOfPicture(name)) await pictureStore().delete(`${id}/${file}`)
    }
    await forgetPictures(tx, unused)
    return unused.length
  })
