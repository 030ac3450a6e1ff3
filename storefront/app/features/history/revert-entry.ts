import { queryOptions } from "@tanstack/react-query"
import type { RevertBody, RevertResult } from "@contract/history"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

interface Revert {
  id: string
  also: RevertBody["also"]
}

const send = ({ id, ...body }: Revert & { dryRun: boolean }) =>
  request(browserApi, "POST /api/admin/history/:id/revert", { params: { id }, body })

/** What taking an entry back would come to. */
export const revertPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.revertPreview(id),
    queryFn: () => send({ id, also: [], dryRun: true }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

export const useRevertEntry = (callbacks: Callbacks<Revert, RevertResult>) =>
  useAdminMutation("revertEntry", (it: Revert) => send({ ...it, dryRun: false }), callbacks)
