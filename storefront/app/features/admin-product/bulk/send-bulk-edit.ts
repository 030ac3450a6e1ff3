import type { BulkEditResult } from "@contract/bulk-edit"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"

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
export const useApply = (onDone: () => void) =>
  useAdminMutation("bulkEditProducts", carryOut, {
    onSuccess: ({ changed }: BulkEditResult) => {
      toast({ title: `${changed.toLocaleString("en-IN")} ${changed === 1 ? "product" : "products"} changed` })
      onDone()
    },
    onError,
  })
