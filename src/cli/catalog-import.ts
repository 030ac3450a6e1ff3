import { createReadStream, existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { storeImage } from "../modules/picture/store-image"
import {
  importCatalog,
  type ImportOptions,
  type ImportReport,
} from "../commands/catalog/import/import-catalog"
import { readFlags, tenantNamed } from "./flags"
import { progressBar } from "./progress-bar"

const maxFaultsShown = 50

export async function catalogImport(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags, positionals } = readFlags(args, ["tenant", "images"], ["tenant"])
  const file = positionals[0]
  if (!file) throw new Error("Please give the path of the CSV file")
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const tenant = await tenantNamed(container, flags.tenant)
  await importFile(container, tenant, file, flags.images ?? path.dirname(file))
}

/**
 * Imports a catalog file and prints a progress bar, errors and a summary.
 * @param folder the folder with the image files that the rows reference
 */
export async function importFile(
  container: MedusaContainer,
  tenant: { readonly id: string; readonly slug: string },
  file: string,
  folder: string
): Promise<ImportReport> {
  const input = createReadStream(file)
  const bar = progressBar(statSync(file).size)
  let faults = 0
  const report = await importCatalog(container, tenant, input, {
    images: imagesIn(container, tenant, folder),
    onProgress: (it) => bar.show(input.bytesRead, it.rows),
    onFault: (fault) => {
      if (++faults <= maxFaultsShown) bar.line(fault.message)
    },
  })
  bar.end()
  if (faults > maxFaultsShown) console.error(`… and ${faults - maxFaultsShown} more faults`)
  report.warnings.slice(0, maxFaultsShown).forEach((it) => console.error(it))
  console.log(
    `${report.rows} rows read: ${report.created} products created, ${report.updated} updated, ${report.failed} failed`
  )
  return report
}

/** Reads an image from a folder and stores it for the tenant. A file name can't refer to a path outside the folder. */
const imagesIn =
  (
    container: MedusaContainer,
    tenant: { readonly id: string },
    folder: string
  ): NonNullable<ImportOptions["images"]> =>
  async (file) => {
    const image = await readFile(path.join(folder, path.basename(file))).catch(() => undefined)
    return image && storeImage(container, tenant.id, image)
  }
