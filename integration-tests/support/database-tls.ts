import { chmodSync, chownSync, copyFileSync, statSync } from "node:fs"
import path from "node:path"
import { rows } from "./database"
import { waitFor } from "./wait-for"

/**
 * A certificate for `localhost`, its certificate authority, and an authority that has signed nothing. Committed files.
 */
const folder = path.resolve("integration-tests/support/tls")
export const authority = path.join(folder, "ca.pem")
export const otherAuthority = path.join(folder, "other-ca.pem")

/** Makes the product's PostgreSQL accept TLS while `act` runs. Connections without TLS are still accepted. */
export async function withTls(act: () => Promise<void>): Promise<void> {
  const [found] = await rows<{ data_directory: string }>("show data_directory")
  const data = found?.data_directory ?? ""
  const { uid, gid } = statSync(data)
  for (const name of ["server.pem", "server.key"]) {
    copyFileSync(path.join(folder, name), path.join(data, name))
    chownSync(path.join(data, name), uid, gid)
    chmodSync(path.join(data, name), 0o600)
  }
  await set("ssl_cert_file", "server.pem")
  await set("ssl_key_file", "server.key")
  await set("ssl", "on")
  try {
    await act()
  } finally {
    await set("ssl", "off")
  }
}

async function set(name: string, value: string): Promise<void> {
  await rows(`alter system set ${name} = '${value}'`)
  await rows("select pg_reload_conf()")
  await waitFor(`the setting ${name}`, async () => {
    const [row] = await rows<{ now: string }>("select current_setting($1) as now", [name])
    return row?.now === value ? true : undefined
  })
}
