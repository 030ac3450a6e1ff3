import { queryOptions } from "@tanstack/react-query"
import type { RevertBody, RevertResult } from "@contract/history"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { adminKeys } from "~/lib/admin-keys"
import { revertible, sendRevert } from "~/lib/undo"

interface Revert {
  id: string
  also: RevertBody["also"]
}

/** Previews the revert of a history entry. */
export const revertPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: adminKeys.revertPreview(id),
    queryFn: () => sendRevert({ id, also: [], dryRun: true }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

export const useRevertEntry = (callbacks: Callbacks<Revert, RevertResult>) =>
  useAdminMutation(
    { invalidates: revertible, alsoWhenRefused: true },
    (it: Revert) => sendRevert({ ...it, dryRun: false }),
    callbacks
  )
