import type { ResponseOf } from "@contract/endpoints"
import type { ContactBody } from "@contract/contact"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const sendContactMessage = (body: ContactBody) => request(browserApi, "POST /api/contact", { body })

export const useSendContactMessage = (callbacks?: Callbacks<ContactBody, ResponseOf<"POST /api/contact">>) =>
  useRequestMutation("sendContactMessage", sendContactMessage, callbacks)
