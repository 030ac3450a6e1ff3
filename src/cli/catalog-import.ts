import { createReadStream, existsSync, statSync } from "node:fs"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findTenant } from "../modules/tenant/find-tenant"
import { importCatalogue } from "../workflows/catalog/import/import-catalogue"
import { imagesIn } from "./catalog-images"
import { readFlags } from "./flags"
import { progressBar } from "./progress-bar"

const shownFaults = 50

export const catalogImport = {
  help: "catalog:import --tenant <slug> <file.csv> [--images <folder>]   adds or updates the products of a catalogue file",
  run: async (container: MedusaContainer, args: readonly string[]): Promise<void> => {
    const { flags, positionals } = readFlags(args, ["tenant", "images"], ["tenant"])
    const file = positionals[0]
    if (!file) throw new Error("Please name the CSV file")
    if (!existsSync(file)) throw new Error(`There is no file ${file}`)
    const tenant = await findTenant(container, "slug", flags.tenant ?? "")
    if (!tenant) throw new Error(`There is no shop "${flags.tenant ?? ""}"`)
    const input = createReadStream(file)
    const bar = progressBar(statSync(file).size)
    let faults = 0
    const report = await importCatalogue(container, tenant, input, {
      images: imagesIn(tenant, flags.images ?? path.dirname(file)),
      onProgress: (it) => bar.show(input.bytesRead, it.rows),
      onFault: (fault) => {
        if (++faults <= shownFaults) bar.line(fault.message)
      },
    })
    bar.end()
    if (faults > shownFaults) console.error(`… and ${faults - shownFaults} more faults`)
    report.warnings.slice(0, shownFaults).forEach((it) => console.error(it))
    console.log(
      `${report.rows} rows read: ${report.created} products created, ${report.updated} updated, ${report.failed} failed`
    )
  },
}
