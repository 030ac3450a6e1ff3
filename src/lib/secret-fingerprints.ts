import { createHmac } from "node:crypto"

/** Secrets of which all processes of an installation must share a value. */
const shared = ["RATNA_SECRET_KEY", "EDGE_SECRET", "COOKIE_SECRET"] as const

type Environment = Readonly<Record<string, unknown>>

/** Begins the names under which fingerprints are stored in the table `sql_applied`. */
export const fingerprintPrefix = "secret "

const fingerprintOf = (name: string, value: string): string =>
  `${fingerprintPrefix}${name} ${createHmac("sha256", value).update(`ratna ${name}`).digest("hex")}`

/** Fingerprints of each secret's accepted values, by the secret's name. They don't reveal the values. */
export function secretFingerprints(env: Environment): Map<string, string[]> {
  return new Map(
    shared.map((name) => [
      name,
      [env[name], env[`${name}_SECOND`]].flatMap((value) =>
        typeof value === "string" && value !== "" ? fingerprintOf(name, value) : []
      ),
    ])
  )
}

/**
 * Returns the secrets of which this environment accepts none of the stored values.
 * @param stored all stored fingerprints; a secret without any is not compared
 */
export const foreignSecrets = (env: Environment, stored: readonly string[]): string[] =>
  [...secretFingerprints(env)].flatMap(([name, own]) => {
    const known = stored.filter((it) => it.startsWith(`${fingerprintPrefix}${name} `))
    return known.length === 0 || own.some((it) => known.includes(it)) ? [] : name
  })
