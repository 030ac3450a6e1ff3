import { browserApi } from "~/lib/browser-api"
import { useRequestMutation } from "~/lib/mutation"
import { request } from "~/lib/request"
import { tellProblem } from "~/ui/tell-problem"
import { messageOf } from "~/lib/api"
import { texts } from "./texts"

const markAlarm = ({ id, isSeen }: { id: string; isSeen: boolean }) =>
  request(browserApi, "PUT /api/admin/alarms/:id", { params: { id }, body: { isSeen } })

export const useMarkAlarm = () =>
  useRequestMutation("markAlarm", markAlarm, {
    onError: (error) => tellProblem(messageOf(error, texts.alarmFailed)),
  })
