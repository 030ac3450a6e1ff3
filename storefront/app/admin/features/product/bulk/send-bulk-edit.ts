import type { BulkEditResult } from "@contract/bulk-edit"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import { counted } from "~/lib/counted"
import { request } from "~/lib/request"
import { useUndo } from "~/lib/undo"
import { useRetry } from "~/lib/use-retry"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { undoAction } from "~/ui/undo-action"

/** The request: the products and their new values. */
export interface BulkEdit {
  ids?: readonly string[]
  filter?: Readonly<Record<string, string>>
  changes?: Readonly<Record<string, string>>
  pricePercent?: number
  rows?: readonly Readonly<Record<string, unknown>>[]
}

interface Attempt {
  edit: BulkEdit
  previewOffset: number
}

const look = ({ edit, previewOffset }: Attempt) =>
  request(browserApi, "POST /api/admin/products/bulk-edit", {
    body: { ...edit, dryRun: true, previewOffset },
  })

interface Planned {
  edit: BulkEdit
  plan: string
}

const carryOut = ({ edit, plan }: Planned) =>
  request(browserApi, "POST /api/admin/products/bulk-edit", { body: { ...edit, plan } })

const failed = "Failed to change the products"

/** Previews a bulk edit. */
export function usePreview(onSuccess: (result: BulkEditResult, attempt: Attempt) => void) {
  const retryOf = useRetry()
  const preview = useAdminMutation({ invalidates: [] }, look, {
    onSuccess,
    onError: (error: Error, attempt: Attempt) => {
      showError(
        messageOf(error, failed),
        retryOf(error, () => preview.mutate(attempt))
      )
    },
  })
  return preview
}

/** Applies exactly the previewed changes. */
export function useApply(onDone: () => void) {
  const undo = useUndo()
  const retryOf = useRetry()
  const apply = useAdminMutation({ invalidates: [queryKeys.products] }, carryOut, {
    onSuccess: ({ changed, entryId }: BulkEditResult) => {
      const action = entryId === undefined ? {} : { action: undoAction(() => undo({ entryId })) }
      toast({ title: `${counted(changed, "product")} changed`, ...action })
      onDone()
    },
    onError: (error: Error, planned: Planned) => {
      showError(
        messageOf(error, failed),
        retryOf(error, () => apply.mutate(planned))
      )
    },
  })
  return apply
}
