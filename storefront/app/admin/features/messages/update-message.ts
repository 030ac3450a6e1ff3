import type { ContactUpdateBody } from "@contract/contact"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"

/** The changed fields, and the version that they are based on. */
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

export const useUpdateMessage = () =>
  useAdminMutation({ invalidates: [adminKeys.messages], alsoWhenRefused: true }, updateMessage)
