import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { AlarmRow } from "./alarm-row"
import { alarmsQuery } from "./get-alarms"
import { Panel } from "./panel"
import { texts } from "./texts"

/** Open alarms by kind; renders nothing when there are none. */
export function AlarmList() {
  const [all, setAll] = useState(false)
  const {
    data: alarms,
    isError,
    refetch,
  } = useQuery({
    ...alarmsQuery(all ? "all" : "open"),
    placeholderData: (before) => before,
  })
  if (isError && !alarms) {
    return (
      <Alert>
        {texts.alarmsFailed}{" "}
        <Button size="small" look="quiet" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    )
  }
  if (!alarms?.length) return null
  return sections.map(({ kind, title, hint }) => {
    const own = alarms.filter((alarm) => alarm.kind === kind)
    if (!own.length) return null
    return (
      <Panel key={kind} title={title}>
        <p className="text-stone-700">{hint}</p>
        <ul className="mt-2 divide-y divide-stone-200">
          {own.map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} />
          ))}
        </ul>
        <Button size="small" look="quiet" className="-ml-4" aria-pressed={all} onClick={() => setAll(!all)}>
          {texts.allAlarms}
        </Button>
      </Panel>
    )
  })
}

const sections = [
  { kind: "PAYMENT_WITHOUT_ORDER", title: texts.paymentAlarms, hint: texts.paymentAlarmHint },
  { kind: "REPORT_CLAIMED_TWICE", title: texts.alarms, hint: texts.alarmHint },
] as const
