import type { ContactUpdateBody } from "@contract/contact"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"

/** What changes, and the version that the change was made from. */
interface MessageEdit {
  id: string
  version: number
  changes: ContactUpdateBody
}

const updateMessage = ({ id, version, changes }: MessageEdit) =>
  request(browserApi, "PUT /api/admin/contact-messages/:id", {
    params: { id },
    body: { ...changes, version },
  })

export const useUpdateMessage = () => useAdminMutation("updateMessage", updateMessage)
