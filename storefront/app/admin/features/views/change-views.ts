import type { SavedView, ViewList, ViewUpdateBody } from "@contract/view"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const effectOn = (list: ViewList) => ({ invalidates: [adminKeys.views(list)] })

type NewView = Omit<SavedView, "id">
const createView = (body: NewView) => request(browserApi, "POST /api/admin/views", { body })
export const useCreateView = (list: ViewList, callbacks?: Callbacks<NewView, SavedView>) =>
  useAdminMutation(effectOn(list), createView, callbacks)

type Changes = ViewUpdateBody & { id: string }
const updateView = ({ id, ...body }: Changes) =>
  request(browserApi, "PUT /api/admin/views/:id", { params: { id }, body })
export const useUpdateView = (list: ViewList, callbacks?: Callbacks<Changes, SavedView>) =>
  useAdminMutation(effectOn(list), updateView, callbacks)

const deleteView = (id: string) => request(browserApi, "DELETE /api/admin/views/:id", { params: { id } })
export const useDeleteView = (list: ViewList, callbacks?: Callbacks<string, null>) =>
  useAdminMutation(effectOn(list), deleteView, callbacks)
