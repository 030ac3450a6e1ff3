import { spawnSync } from "node:child_process"
import path from "node:path"
import { product } from "../product"

export interface Registered {
  method: string
  /** Path as registered: `/api/faqs/:id`. */
  path: string
  access: "anyone" | "shopper" | "admin" | "superadmin" | "platform" | "staff" | "tenant-staff"
  scope?: string
}

/** Script that runs in the server's folder, on the built routes. */
const script = `
  const { readRoutes } = require(require("path").resolve("src/http/kernel/registry.js"))
  const all = readRoutes(require("path").resolve("src/api")).map(({ method, path, route: { endpoint } }) =>
    ({ method, path, access: endpoint.access, scope: endpoint.scope }))
  process.stdout.write("\\n@" + JSON.stringify(all), () => process.exit())`

/** Returns every route in the kernel's registry, including those under `/webhooks` and `/admin`. */
export function registeredRoutes(): Registered[] {
  const ran = spawnSync(process.execPath, ["-e", script], {
    cwd: path.resolve(".medusa/server"),
    env: { ...process.env, ...product().env },
    encoding: "utf8",
  })
  const found = /^@(.*)$/m.exec(ran.stdout)?.[1]
  if (found === undefined) throw new Error(`The registry could not be read: ${ran.stderr}`)
  return JSON.parse(found) as Registered[]
}
