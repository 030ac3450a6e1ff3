import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // All routes are few and known, so no manifest requests are needed while browsing.
  routeDiscovery: { mode: "initial" },
} satisfies Config
