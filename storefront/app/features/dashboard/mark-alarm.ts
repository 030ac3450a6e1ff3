import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import { request } from "~/lib/request"
import { tellProblem } from "~/ui/tell-problem"
import { messageOf } from "~/lib/api"
import { texts } from "./texts"

const markAlarm = ({ id, isSeen }: { id: string; isSeen: boolean }) =>
  request(browserApi, "PUT /api/admin/alarms/:id", { params: { id }, body: { isSeen } })

export const useMarkAlarm = () =>
  useAdminMutation("markAlarm", markAlarm, {
    onError: (error) => tellProblem(messageOf(error, texts.alarmFailed)),
  })
