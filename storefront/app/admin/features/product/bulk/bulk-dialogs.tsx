import { BulkEditDialog } from "./bulk-edit-dialog"
import { PasteDialog } from "./paste-dialog"

/** Kinds of bulk edit: one value for the selected or matching products, or a column of values. */
export type Bulk =
  | { kind: "edit"; ids: readonly string[]; done?: () => void }
  | { kind: "edit-found"; filter: Readonly<Record<string, string>>; total: number; done?: () => void }
  | { kind: "paste"; ids: readonly string[]; done?: () => void }

/** The dialog of the chosen bulk edit. */
export function BulkDialogs({ bulk, onClose }: { bulk: Bulk; onClose: () => void }) {
  const onDone = () => {
    bulk.done?.()
    onClose()
  }
  if (bulk.kind === "paste") return <PasteDialog ids={bulk.ids} onClose={onClose} onDone={onDone} />
  const which = bulk.kind === "edit" ? { ids: bulk.ids } : { filter: bulk.filter }
  const count = bulk.kind === "edit" ? bulk.ids.length : bulk.total
  return <BulkEditDialog which={which} count={count} onClose={onClose} onDone={onDone} />
}
