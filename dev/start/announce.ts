import type { Settings } from "./settings"

interface Shown {
  /** Whether to list the demo accounts. */
  demo: boolean
  /** Note printed beside the address of Medusa Admin; false without Medusa Admin. */
  admin: string | false
  more: [label: string, value: string][]
}

/** Prints all addresses, and last the line that starts with `ready`. */
export function announce(settings: Settings, { demo, admin, more }: Shown): void {
  const origin = `http://localhost:${settings.port}`
  const lines = [
    "",
    `  Store           ${origin}`,
    ...(settings.mode === "development"
      ? [`  Second store    http://sapphire.localhost:${settings.port}`]
      : []),
    ...(admin === false ? [] : [`  Medusa Admin    http://localhost:${settings.medusaPort}/app${admin}`]),
    `  API             ${origin}/api/docs`,
  ]
  if (settings.smtpUrl === undefined) lines.push(`  Mailbox         http://localhost:${settings.mailPort}`)
  if (settings.mode === "development") {
    lines.push(`  Payments        http://localhost:${settings.gatewayPort}/sim/payments (simulator)`)
  }
  lines.push(`  Data and logs   ${settings.dataDir}`)
  for (const [label, value] of more) lines.push(`  ${label.padEnd(15)} ${value}`)
  if (demo) {
    lines.push(
      "",
      "  Demo accounts, in both stores, password Demo1234:",
      "    shopper@ratna.test      a shopper",
      "    admin@ratna.test        the store's administrator",
      "    superadmin@ratna.test   the platform (first store only)"
    )
  }
  console.log(lines.join("\n"))
  console.log(`\nready: ${origin} (stop with Ctrl-C)`)
}
