import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { AlarmRow } from "./alarm-row"
import { alarmsQuery } from "./get-alarms"
import { Panel } from "./panel"
import { texts } from "./texts"

/** Reports that another stone claims too, until somebody has looked into them; nothing where there are none. */
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
  return (
    <Panel title={texts.alarms}>
      <p className="text-stone-700">{texts.alarmHint}</p>
      <ul className="mt-2 divide-y divide-stone-200">
        {alarms.map((it) => (
          <AlarmRow key={it.id} alarm={it} />
        ))}
      </ul>
      <Button size="small" look="quiet" className="-ml-4" aria-pressed={all} onClick={() => setAll(!all)}>
        {texts.allAlarms}
      </Button>
    </Panel>
  )
}
