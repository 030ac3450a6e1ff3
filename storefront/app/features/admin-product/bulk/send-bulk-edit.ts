import type { BulkEditResult } from "@contract/bulk-edit"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import { counted } from "~/lib/counted"
import { request } from "~/lib/request"
import { useUndo } from "~/lib/undo"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { undoAction } from "~/ui/undo-action"

/** Which products, and what they get: as the call takes it. */
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

const carryOut = ({ edit, plan }: { edit: BulkEdit; plan: string }) =>
  request(browserApi, "POST /api/admin/products/bulk-edit", { body: { ...edit, plan } })

const onError = (error: Error) => tellProblem(messageOf(error, "Failed to change the products"))

/** Shows what a bulk edit would change. */
export const usePreview = (onSuccess: (result: BulkEditResult, attempt: Attempt) => void) =>
  useAdminMutation("previewBulkEdit", look, { onSuccess, onError })

/** Carries out just what a preview has shown. */
export function useApply(onDone: () => void) {
  const undo = useUndo()
  return useAdminMutation("bulkEditProducts", carryOut, {
    onSuccess: ({ changed, entryId }: BulkEditResult) => {
      const action = entryId === undefined ? {} : { action: undoAction(() => undo({ entryId })) }
      toast({ title: `${counted(changed, "product")} changed`, ...action })
      onDone()
    },
    onError,
  })
}
