import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { writePrivate } from "./files"
import { Problem } from "./problem"
import type { Settings } from "./settings"

const NAMES = ["COOKIE_SECRET", "JWT_SECRET", "RATNA_SECRET_KEY", "EDGE_SECRET"] as const
/** The storefront and the Medusa server are both started here, so their shared secret can be created here too. */
const MADE_WHEN_MISSING: readonly string[] = ["EDGE_SECRET"]

type Name = (typeof NAMES)[number]
/** `…_SECOND`: a second value that is accepted while a secret is replaced; see docs/secrets.md. */
type Secrets = Partial<Record<Name | `${Name}_SECOND`, string>>

function kept(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {}
    // New secrets would make all data encrypted with the old key unreadable.
    throw new Problem(`${file} can't be read: restore it from a backup, or set ${NAMES.join(", ")} yourself.`)
  }
}

/**
 * Reads the secrets from the environment. In development missing ones are created once and stored in the data folder.
 * @throws Problem in production when one is missing
 */
export function readSecrets(settings: Settings): Secrets {
  const file = path.join(settings.dataDir, "secrets.json")
  const isStorefront = settings.given["RATNA_ROLE"] === "storefront"
  const needed = NAMES.filter((name) => !isStorefront || name === "EDGE_SECRET")
  const missing = needed.filter((name) => !settings.given[name])
  // A secret made by one role would be unknown to the others.
  const required = missing.filter((name) => !settings.runsAll || !MADE_WHEN_MISSING.includes(name))
  if (settings.mode === "production" && required.length > 0) {
    throw new Problem(
      `NODE_ENV=production needs ${required.join(", ")} in the environment (32 random bytes in base64 each, see .env.example).`
    )
  }
  const own = missing.length > 0 ? kept(file) : {}
  const secrets = Object.fromEntries(
    needed.map((name) => [name, settings.given[name] || own[name] || randomBytes(32).toString("base64")])
  ) as Secrets
  const made = Object.fromEntries(missing.map((name) => [name, secrets[name]]))
  // A second value in the file belongs to the first one in the file.
  const seconds = missing.map((name) => `${name}_SECOND` as const).filter((name) => own[name] !== undefined)
  if (missing.some((name) => own[name] === undefined))
    writePrivate(file, JSON.stringify({ ...own, ...made }, null, 2))
  return { ...secrets, ...Object.fromEntries(seconds.map((name) => [name, own[name]])) }
}
