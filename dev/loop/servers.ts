import { freePort } from "../start/ports"
import { medusa, storefrontPart, type Servers } from "../start/services"

/** Ports of 127.0.0.1 that only development uses. */
export interface LoopPorts {
  medusaDebugger: number
  storefrontDebugger: number
  /** Vite's WebSocket, through which the browser gets changed modules. */
  hmr: number
}

/** The usual ports, where they are free. */
export async function loopPorts(): Promise<LoopPorts> {
  return {
    medusaDebugger: await freePort(9229),
    storefrontDebugger: await freePort(9230),
    hmr: await freePort(24678),
  }
}

const inspect = (port: number): string => `--inspect=127.0.0.1:${String(port)}`

/** The built Medusa server and the storefront on Vite's development server, both with a debugger port. */
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
})
