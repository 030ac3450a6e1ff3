import { useQueryClient } from "@tanstack/react-query"
import { useAdminMutation } from "~/lib/admin-mutation"
import { adminKeys } from "~/lib/admin-keys"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { invalidateKeys } from "~/lib/invalidate"
import { request } from "~/lib/request"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { texts } from "./texts"

interface Mark {
  id: string
  isSeen: boolean
}

const markAlarm = ({ id, isSeen }: Mark) =>
  request(browserApi, "PUT /api/admin/alarms/:id", { params: { id }, body: { isSeen } })

/** Resolves an alarm, with an undo in the toast, or reopens it. */
export function useMarkAlarm() {
  const client = useQueryClient()
  const openAgain = async (id: string) => {
    try {
      await markAlarm({ id, isSeen: false })
      await invalidateKeys(client, [adminKeys.alarms])
    } catch (error) {
      showError(messageOf(error, texts.alarmFailed))
    }
  }
  return useAdminMutation({ invalidates: [adminKeys.alarms] }, markAlarm, {
    onSuccess: (_alarm, { id, isSeen }) => {
      if (isSeen) toast({ title: texts.alarmMarked, action: { label: texts.undo, run: () => openAgain(id) } })
    },
    onError: (error) => showError(messageOf(error, texts.alarmFailed)),
  })
}
