import type { ServerBuild } from "react-router"
import type { ViteDevServer } from "vite"
import { createApp } from "./app"
import { readConfig } from "./config"
import { listen } from "./listen"

/** The app of `npm run dev`: Vite serves the browser's files and loads the pages anew as they change. */
export function startDev(vite: ViteDevServer): void {
  const config = readConfig(process.env)
  const build = (): Promise<ServerBuild> =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>
  listen(createApp(config, build, vite.middlewares), config.port)
}
