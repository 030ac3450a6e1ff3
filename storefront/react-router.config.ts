import path from "node:path"
import type { Config } from "@react-router/dev/config"
import { shortenManifest } from "./lean/short-manifest.ts"

export default {
  ssr: true,
  // All routes are few and known: no manifest calls while browsing.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    shortenManifest(path.join(reactRouterConfig.buildDirectory, "client", "assets")),
} satisfies Config
