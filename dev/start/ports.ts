import { randomInt } from "node:crypto"
import { createServer } from "node:net"
import { Problem } from "./problem"
import type { Settings } from "./settings"

function listens(port: number, host?: string): Promise<"free" | "busy" | "forbidden"> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => {
      // Without IPv6 there is no such address that could be in use.
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve("free")
      else resolve(error.code === "EACCES" ? "forbidden" : "busy")
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve("free")))
  })
}

/**
 * Ports below those that systems assign to outgoing connections by default. A port that the system chose could go to any
 * connection before its program listens on it.
 */
const range = { first: 15_000, count: 15_000 }

/** @returns a free port of this computer; `preferred` if it is free */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await listens(preferred, "127.0.0.1")) === "free") return preferred
  for (;;) {
    const port = range.first + randomInt(range.count)
    const states = [await listens(port, "127.0.0.1"), await listens(port, "::")]
    if (states.every((it) => it === "free")) return port
  }
}

/** @returns different free ports of this computer, by name */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const ports = new Set<number>()
  while (ports.size < names.length) ports.add(await freePort())
  const found = [...ports]
  return Object.fromEntries(names.map((name, at) => [name, found[at]])) as Record<Name, number>
}

/** @throws Problem with the first port that is in use, and the variable that changes it */
export async function checkPorts(settings: Settings): Promise<void> {
  const wanted: [string, number][] = [
    ["PORT", settings.port],
    ["MEDUSA_PORT", settings.medusaPort],
  ]
  if (settings.smtpUrl === undefined) wanted.push(["MAIL_PORT", settings.mailPort])
  if (settings.mode === "development") wanted.push(["GATEWAY_PORT", settings.gatewayPort])
  for (const [name, port] of wanted) {
    for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
      const state = await listens(port, host)
      if (state === "free") continue
      throw new Problem(
        state === "forbidden"
          ? `This user may not open port ${port}: set ${name} to a port above 1023.`
          : `Port ${port} is in use by another program: stop that program, or set ${name} to another port.`
      )
    }
  }
}
