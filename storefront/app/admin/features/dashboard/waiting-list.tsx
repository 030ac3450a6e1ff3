import { Link } from "react-router-dom"
import type { Waiting } from "@contract/dashboard"
import { formatCount } from "~/lib/money"
import { Icon } from "~/ui/icon"
import { Panel } from "./panel"
import { texts } from "./texts"

interface Task {
  count: keyof Waiting
  one: string
  many: string
  /** Link to the page where the task is done. */
  to: string
}

/** Sorted by urgency: the costliest to delay comes first. */
const tasks: readonly Task[] = [
  { count: "ordersToSend", one: "order to ship", many: "orders to ship", to: "/admin/orders?status=PAID" },
  { count: "unreadMessages", one: "unread message", many: "unread messages", to: "/admin/messages" },
  {
    count: "stonesWithoutPicture",
    one: "stone without a picture",
    many: "stones without a picture",
    to: "/admin/products",
  },
  {
    count: "stonesWithoutTreatment",
    one: "stone without a treatment",
    many: "stones without a treatment",
    to: "/admin/products",
  },
  {
    count: "stonesWithoutHsnCode",
    one: "stone without an HSN code",
    many: "stones without an HSN code",
    to: "/admin/products",
  },
]

const TaskRow = ({ task, count }: { task: Task; count: number }) => (
  <Link
    to={task.to}
    prefetch="intent"
    className="flex min-h-14 items-center gap-3 rounded-xl border border-stone-200 px-4 py-2 text-stone-700 hover:border-stone-400 hover:text-stone-900"
  >
    <span className="min-w-9 font-display text-2xl text-stone-900 tabular-nums">{formatCount(count)}</span>
    <span className="min-w-0 grow text-sm">{count === 1 ? task.one : task.many}</span>
    <Icon name="right" className="size-4 shrink-0 text-stone-500" />
  </Link>
)

/** Tasks that only the tenant's admins can do, with their counts. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const open = tasks.filter((it) => waiting[it.count] > 0)
  return (
    <Panel title={texts.waiting}>
      {open.length === 0 ? (
        <p className="flex items-center gap-2 text-stone-700">
          <Icon name="check" className="size-5 text-brand-accent-ink" />
          {texts.nothingWaits}
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {open.map((it) => (
            <li key={it.count}>
              <TaskRow task={it} count={waiting[it.count]} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
