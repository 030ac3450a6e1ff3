import { readFileSync } from "node:fs"
import { join } from "node:path"

const parts = ["look.js", "sheet.js", "checkout.js"]

/** Combines the widget's modules into the one classic script that a tenant's page loads. */
export function widgetScript(): string {
  const folder = join(__dirname, "..", "widget")
  const sources = parts.map((file) =>
    readFileSync(join(folder, file), "utf8")
      .replace(/^import .*$/gm, "")
      .replace(/^export /gm, "")
  )
  return `;(() => {\n${sources.join("\n")}\n})()\n`
}
