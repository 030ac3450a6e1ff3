import type { ResponseOf } from "@contract/endpoints"
import type { KeyCreateBody } from "@contract/key"
import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const createKey = (body: KeyCreateBody) => request(browserApi, "POST /api/admin/keys", { body })

export const useCreateKey = (callbacks?: Callbacks<KeyCreateBody, ResponseOf<"POST /api/admin/keys">>) =>
  useAdminMutation({ invalidates: [adminKeys.apiKeys] }, createKey, callbacks)
