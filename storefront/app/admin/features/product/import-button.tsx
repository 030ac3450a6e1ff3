import { useRef } from "react"
import { Button } from "~/ui/button"
import { toast } from "~/ui/toast-store"
import { texts } from "./texts"

/** Chooses a catalog file, which must be a .csv. */
export function ImportButton({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (!file) return
    if (/\.csv$/i.test(file.name)) onChoose(file)
    else toast({ title: "Import failed", description: "Please choose a .csv file", variant: "destructive" })
  }
  return (
    <>
      <Button size="small" look="outline" disabled={disabled} onClick={() => input.current?.click()}>
        {texts.importCsv}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv"
        disabled={disabled}
        aria-label="CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ""
        }}
      />
    </>
  )
}
