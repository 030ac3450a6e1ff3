import { Link } from "react-router-dom"
import type { Alarm } from "@contract/alarm"
import { formatDate } from "~/lib/dates"
import { Button } from "~/ui/button"
import { useMarkAlarm } from "./mark-alarm"
import { texts } from "./texts"

/** One alarm: which stone, which report, and whether somebody has looked into it. */
export function AlarmRow({ alarm }: { alarm: Alarm }) {
  const { mutate, isPending } = useMarkAlarm()
  const { id, productId, name, certificateLab, certificateNumber, createdAt, isSeen } = alarm
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <Link
          to={`/admin/products?product=${productId}`}
          className="inline-block py-1 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm wrap-anywhere text-stone-600">
          {certificateLab} {certificateNumber} · {formatDate(createdAt)}
        </p>
      </div>
      <Button
        size="small"
        look={isSeen ? "quiet" : "outline"}
        busy={isPending}
        aria-label={isSeen ? texts.alarmOpenOf(name) : texts.alarmSeenOf(name)}
        onClick={() => mutate({ id, isSeen: !isSeen })}
      >
        {isSeen ? texts.alarmOpen : texts.alarmSeen}
      </Button>
    </li>
  )
}
