import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { Alarm, PaymentAlarm, ReportAlarm } from "@contract/alarm"
import { formatDate } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { Button } from "~/ui/button"
import { useMarkAlarm } from "./mark-alarm"
import { texts } from "./texts"

/** One alarm: its subject, and whether it has been resolved. */
export function AlarmRow({ alarm }: { alarm: Alarm }) {
  const { mutate, isPending } = useMarkAlarm()
  const { id, isSeen } = alarm
  const name = alarm.kind === "REPORT_CLAIMED_TWICE" ? alarm.name : alarm.paymentId
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        {alarm.kind === "REPORT_CLAIMED_TWICE" ? <Report alarm={alarm} /> : <Payment alarm={alarm} />}
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

/** The product and its report. */
const Report = ({ alarm }: { alarm: ReportAlarm }) => (
  <>
    <Link
      to={`/admin/products?product=${alarm.productId}`}
      className="inline-block py-1 font-medium wrap-anywhere underline-offset-4 hover:underline"
    >
      {alarm.name}
    </Link>
    <Line>
      {alarm.certificateLab} {alarm.certificateNumber} · {formatDate(alarm.createdAt)}
    </Line>
  </>
)

/** The payment, the action taken, and the remaining steps. */
const Payment = ({ alarm }: { alarm: PaymentAlarm }) => (
  <>
    <p className="py-1 font-medium">{formatMoney(alarm.amount)}</p>
    <Line>
      {alarm.paymentId} · {formatDate(alarm.createdAt)}
    </Line>
    <Line>{texts.paymentOutcomes[alarm.outcome]}</Line>
  </>
)

const Line = ({ children }: { children: ReactNode }) => (
  <p className="text-sm wrap-anywhere text-stone-600">{children}</p>
)
