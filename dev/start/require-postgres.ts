import { Problem } from "./problem"

/** Oldest supported major version of PostgreSQL. */
const MIN_POSTGRES = 15

/** @throws Problem when the version, e.g. "14.9 (Debian)", is older than the oldest supported one */
export function requirePostgres(version: string): void {
  if (Number.parseInt(version, 10) >= MIN_POSTGRES) return
  throw new Problem(
    `The database is PostgreSQL ${version}, and this release needs ${MIN_POSTGRES} or newer: upgrade PostgreSQL first. Nothing was changed.`
  )
}
