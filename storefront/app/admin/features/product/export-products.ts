import { csvFile } from "@contract/stone-fields/csv"
import { messageOf } from "~/lib/api"
import { saveText } from "~/lib/save-file"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { allProducts } from "./get-admin-products"
import { texts } from "./texts"

const csvType = "text/csv;charset=utf-8"

/** Saves an empty catalog file with its column headers. */
export const saveTemplate = (): void => saveText(csvFile([]), "products_template.csv", csvType)

/** Saves all products of the filtered list as a file, fetched a thousand at a time. */
export async function exportProducts(list: string): Promise<void> {
  const parts: string[] = []
  try {
    for await (const products of allProducts(list)) {
      if (products.length) parts.push(csvFile(products, { head: parts.length === 0 }))
    }
  } catch (error) {
    tellProblem(messageOf(error, texts.exportFailed))
    return
  }
  if (parts.length === 0) {
    toast({ title: texts.nothingToExport })
    return
  }
  saveText(parts.join(""), `products_export_${new Date().toISOString().slice(0, 10)}.csv`, csvType)
  toast(texts.exported)
}
