import path from "node:path"
import { freePort } from "../start/ports"
import { medusa, responds, storefrontPart, type Servers } from "../start/services"

/** Ports of 127.0.0.1 that only development uses. */
export interface LoopPorts {
  medusaDebugger: number
  storefrontDebugger: number
  /** Vite's WebSocket, through which the browser gets changed modules. */
  hmr: number
  medusaAdmin: number
}

/** The usual ports, where they are free. */
export async function loopPorts(): Promise<LoopPorts> {
  return {
    medusaDebugger: await freePort(9229),
    storefrontDebugger: await freePort(9230),
    hmr: await freePort(24678),
    medusaAdmin: await freePort(9001),
  }
}

const inspect = (port: number): string => `--inspect=127.0.0.1:${String(port)}`

/**
 * The built Medusa server and the storefront on Vite's development server, both with a debugger port, and Medusa Admin
 * on Medusa's development server.
 */
export const loopServers = (ports: LoopPorts): Servers => ({
  medusa: (settings, env) => {
    const part = medusa(settings, env)
    return { ...part, spec: { ...part.spec, args: [inspect(ports.medusaDebugger), ...part.spec.args] } }
  },
  storefront: (settings, env) =>
    storefrontPart(
      settings,
      { ...env, NODE_ENV: "development", HMR_PORT: String(ports.hmr), NO_COLOR: "1" },
      [inspect(ports.storefrontDebugger), "server/dev.mjs"]
    ),
  medusaAdmin: (_settings, env) => ({
    spec: {
      name: "medusa-admin",
      command: process.execPath,
      args: [path.resolve("dev/loop/medusa-admin.mjs")],
      cwd: process.cwd(),
      env: {
        ...env,
        NODE_ENV: "development",
        ADMIN_PORT: String(ports.medusaAdmin),
        HMR_BIND_HOST: "127.0.0.1",
      },
      patience: 2000,
    },
    isReady: responds(ports.medusaAdmin, "/app/"),
    patience: 120_000,
  }),
})
