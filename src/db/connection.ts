import { readFileSync } from "node:fs"
import path from "node:path"
import type { ConnectionOptions } from "node:tls"
import { Client, type ClientConfig } from "pg"

/** Connection options for pg and knex. The URL has no TLS parameters left. */
export interface DatabaseConnection {
  connectionString: string
  ssl: false | ConnectionOptions
}

const modes = ["disable", "require", "verify-ca", "verify-full"]
const parameters = ["sslmode", "sslrootcert"]

/**
 * Parses DATABASE_URL with libpq's semantics of `sslmode` and `sslrootcert`. pg interprets `require` differently, and
 * Medusa passes TLS settings separately from the URL, so only this function reads these parameters.
 * @throws Error with a sentence for an invalid TLS parameter
 */
export function readDatabaseUrl(databaseUrl: string): DatabaseConnection {
  if (!/[?&]ssl/i.test(databaseUrl)) return { connectionString: databaseUrl, ssl: false }
  const url = new URL(databaseUrl)
  const unknown = [...url.searchParams.keys()].find(
    (name) => /^ssl/i.test(name) && !parameters.includes(name)
  )
  if (unknown !== undefined)
    throw new Error(`DATABASE_URL: ${unknown} is not supported; use sslmode and sslrootcert`)
  const mode = url.searchParams.get("sslmode") ?? "disable"
  if (!modes.includes(mode))
    throw new Error(`DATABASE_URL: sslmode must be ${modes.join(", ")}, but is "${mode}"`)
  const rootCertificate = url.searchParams.get("sslrootcert")
  const host = url.searchParams.get("host") ?? url.hostname.replace(/^\[(.+)\]$/, "$1")
  for (const name of parameters) url.searchParams.delete(name)
  return {
    connectionString: url.href,
    ssl: mode === "disable" ? false : tlsOptions(mode, rootCertificate, host),
  }
}

function tlsOptions(mode: string, rootCertificate: string | null, host: string): ConnectionOptions {
  const authority =
    rootCertificate === null || rootCertificate === "system" ? {} : { ca: readCertificate(rootCertificate) }
  // Without `host`, MikroORM's pg (8.20) compares the certificate of an IP address with the name `localhost`.
  if (mode === "verify-full") return { ...authority, host }
  // As in libpq, `require` with a certificate authority means `verify-ca`: it verifies the chain but not the host name.
  if (rootCertificate !== null) return { ...authority, checkServerIdentity: () => undefined }
  if (mode === "verify-ca") throw new Error("DATABASE_URL: sslmode=verify-ca needs sslrootcert")
  return { rejectUnauthorized: false }
}

function readCertificate(file: string): string {
  // The servers have different working directories.
  if (!path.isAbsolute(file)) throw new Error(`DATABASE_URL: sslrootcert must be an absolute path: ${file}`)
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    throw new Error(`DATABASE_URL: sslrootcert can't be read: ${messageOf(error)}`)
  }
}

/**
 * Opens one connection outside Medusa's pool.
 * @throws Error with a sentence when the server's certificate fails the verification that DATABASE_URL requires
 */
export async function connectTo(databaseUrl: string, options: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...options, ...readDatabaseUrl(databaseUrl) })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw isAboutCertificate(error)
      ? new Error(
          `The certificate of the database server is not accepted (${messageOf(error)}); see sslmode and sslrootcert in DATABASE_URL`
        )
      : error
  }
}

const certificateErrors =
  /^(ERR_TLS_CERT_ALTNAME_INVALID|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_CA|HOSTNAME_MISMATCH)/

const isAboutCertificate = (error: unknown): boolean =>
  error instanceof Error && "code" in error && certificateErrors.test(String(error.code))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
