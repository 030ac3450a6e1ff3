import { csvCells, csvHead } from "@contract/stone-fields/csv"
import { messageOf } from "~/lib/api"
import { csvText } from "~/lib/csv-text"
import { indianDay } from "~/lib/dates"
import { saveCsv } from "~/lib/save-file"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { allProducts } from "./get-admin-products"
import { texts } from "./texts"

/** Saves an empty catalog file with its column headers. */
export async function saveTemplate(): Promise<void> {
  try {
    saveCsv(await csvText([csvHead]), "products_template.csv")
  } catch (error) {
    showError(messageOf(error, texts.exportFailed))
  }
}

/** Saves all products of the filtered list as a file, fetched a thousand at a time. */
export async function exportProducts(list: string): Promise<void> {
  const parts: string[] = []
  try {
    for await (const products of allProducts(list)) {
      if (!products.length) continue
      const head = parts.length === 0 ? [csvHead] : []
      parts.push(await csvText([...head, ...products.map(csvCells)]))
    }
  } catch (error) {
    showError(messageOf(error, texts.exportFailed))
    return
  }
  if (parts.length === 0) {
    toast({ title: texts.nothingToExport })
    return
  }
  saveCsv(parts.join(""), `products_export_${indianDay(new Date())}.csv`)
  toast(texts.exported)
}
