import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">
/**
 * The place of a pincode; null when the pincode doesn't exist. `states`: those in which an address with it may be; empty
 * when unknown.
 */
export type Place = { district: string; state: string; states: readonly string[] } | null

/** A place is cached for 30 days; "no such place" only for one, so that new pincodes aren't refused for a month. */
const fresh =
  "asked_at > now() - case when district is null then interval '1 day' else interval '30 days' end"

/** The cached response; undefined when there is none. */
export async function readPincode(container: Container, pincode: string): Promise<Place | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{
    rows: { district: string | null; state: string | null; states: string[] | null }[]
  }>(
    `select district, state, states from pincode_answer
     where pincode = ? and (district is null or states is not null) and ${fresh}`,
    [pincode]
  )
  const row = rows[0]
  if (!row) return undefined
  return row.district === null
    ? null
    : { district: row.district, state: row.state ?? "", states: row.states ?? [] }
}

export async function writePincode(container: Container, pincode: string, place: Place): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(
    `insert into pincode_answer (pincode, district, state, states) values (?, ?, ?, ?::text[]) on conflict (pincode)
     do update set district = excluded.district, state = excluded.state, states = excluded.states, asked_at = now()`,
    [pincode, place?.district ?? null, place?.state ?? null, place ? [...place.states] : null]
  )
}

/** Deletes expired responses. */
export async function purgePincodes(container: Container): Promise<number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rowCount } = await knex.raw<{ rowCount: number }>(`delete from pincode_answer where not (${fresh})`)
  return rowCount
}
