import { readSecrets } from "./secrets"
import { originOf, type Settings } from "./settings"

/** Variables of the user's shell that would change how the servers run. */
const NOT_HANDED_ON = ["HOST", "NODE_OPTIONS", "NODE_INSPECT", "npm_config_prefix"]

/** How long a process accepts requests after SIGTERM, in seconds, while load balancers notice that it isn't ready. */
const DRAIN_SECONDS = "5"

interface Parts {
  databaseUrl: string
  smtpUrl: string
}

/** In development only, the embedded mailbox and simulators are used for settings that the user hasn't set. */
function standIns(settings: Settings): NodeJS.ProcessEnv {
  if (settings.mode === "production") return {}
  const gateway = `http://127.0.0.1:${settings.gatewayPort}`
  return {
    RAZORPAY_API_URL: gateway,
    // The browser loads this one.
    RAZORPAY_CHECKOUT_URL: `http://localhost:${settings.gatewayPort}/v1/checkout.js`,
    POSTAL_API_URL: `${gateway}/pincode`,
  }
}

/**
 * The environment of every process of the product. NODE_ENV is `production` for all of them, because libraries are fast
 * and quiet with it. RATNA_MODE marks development.
 */
export function productEnvironment(settings: Settings, parts: Parts): NodeJS.ProcessEnv {
  const given = Object.fromEntries(
    Object.entries(settings.given).filter(([name, value]) => value !== "" && !NOT_HANDED_ON.includes(name))
  )
  return {
    ...standIns(settings),
    ...given,
    ...readSecrets(settings),
    NODE_ENV: "production",
    RATNA_MODE: settings.mode,
    DATABASE_URL: parts.databaseUrl,
    SMTP_URL: parts.smtpUrl,
    ...(settings.host === undefined ? {} : { HOST: settings.host }),
    PORT: String(settings.port),
    MEDUSA_PORT: String(settings.medusaPort),
    MAIL_PORT: String(settings.mailPort),
    GATEWAY_PORT: String(settings.gatewayPort),
    DATA_DIR: settings.dataDir,
    MEDUSA_URL: settings.given["MEDUSA_URL"] || originOf(settings.medusaHost, settings.medusaPort),
    MEDUSA_DISABLE_TELEMETRY: "true",
    NO_UPDATE_NOTIFIER: "1",
    // One start stops all of its processes, so no load balancer has to notice first.
    DRAIN_SECONDS: settings.runsAll ? "0" : settings.given["DRAIN_SECONDS"] || DRAIN_SECONDS,
    TZ: settings.given["TZ"] || "UTC",
  }
}
