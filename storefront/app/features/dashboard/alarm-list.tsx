import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import type { Alarm } from "@contract/alarm"
import { formatDate } from "~/lib/dates"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { alarmsQuery } from "./get-alarms"
import { useMarkAlarm } from "./mark-alarm"
import { Panel } from "./panel"
import { texts } from "./texts"

function AlarmRow({ alarm }: { alarm: Alarm }) {
  const { mutate, isPending } = useMarkAlarm()
  const { id, productId, name, certificateLab, certificateNumber, createdAt } = alarm
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <Link to={`/admin/products?product=${productId}`} className="font-medium hover:underline">
          {name}
        </Link>
        <p className="text-sm text-stone-600">
          {certificateLab} {certificateNumber} · {formatDate(createdAt)}
        </p>
      </div>
      <Button
        size="small"
        look="outline"
        busy={isPending}
        aria-label={texts.alarmSeenOf(name)}
        onClick={() => mutate({ id, isSeen: true })}
      >
        {texts.alarmSeen}
      </Button>
    </li>
  )
}

/** Reports that another stone claims too, until somebody has looked into them; nothing where there are none. */
export function AlarmList() {
  const { data, isError, refetch } = useQuery(alarmsQuery)
  if (isError && !data) {
    return (
      <Alert>
        {texts.alarmsFailed}{" "}
        <Button size="small" look="quiet" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    )
  }
  const open = data?.filter((it) => !it.isSeen) ?? []
  if (open.length === 0) return null
  return (
    <Panel title={texts.alarms}>
      <p className="text-stone-700">{texts.alarmHint}</p>
      <ul className="mt-2 divide-y divide-stone-200">
        {open.map((it) => (
          <AlarmRow key={it.id} alarm={it} />
        ))}
      </ul>
    </Panel>
  )
}
