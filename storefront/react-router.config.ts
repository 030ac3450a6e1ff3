import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // All routes are few and known: no manifest calls while browsing.
  routeDiscovery: { mode: "initial" },
} satisfies Config
