import { useState } from "react"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { exportProducts, saveTemplate } from "./export-products"
import { ImportButton } from "./import-button"
import { listQueryOf, useProductFilters } from "./product-filters"
import { texts } from "./texts"
import { useOpened } from "./use-opened"

interface ProductButtonsProps {
  onImport: (file: File) => void
  /** An import is being written, so no other file can be chosen. */
  isImporting: boolean
}

/** The page's buttons: export, import, and a new product. */
export function ProductButtons({ onImport, isImporting }: ProductButtonsProps) {
  const { values } = useProductFilters()
  const { opened, open } = useOpened()
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    void exportProducts(listQueryOf(values)).finally(() => setBusy(false))
  }
  // The form has its own buttons.
  if (opened !== null) return null
  return (
    <>
      <Button size="small" look="outline" onClick={() => void saveTemplate()}>
        {texts.template}
      </Button>
      <Button size="small" look="outline" busy={busy} onClick={save}>
        {texts.exportCsv}
      </Button>
      <ImportButton disabled={isImporting} onChoose={onImport} />
      <Button size="small" onClick={() => open("new")}>
        <Icon name="plus" className="size-4" />
        {texts.add}
      </Button>
    </>
  )
}
