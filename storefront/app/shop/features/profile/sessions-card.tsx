import { Suspense, useState } from "react"
import { accountTexts } from "@contract/texts/account"
import { commonTexts } from "@contract/texts/common"
import { formatMoment } from "~/lib/dates"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import { Skeleton } from "~/ui/skeleton"
import { EndSessionsDialog, loadAccountDialogs } from "./account-dialogs"
import { useSessions } from "./get-sessions"

/** The account's sessions, with the current one and the platform's marked, and a button to end the others. */
export function SessionsCard() {
  const text = useText(accountTexts, commonTexts)
  const { data: sessions, isError, refetch } = useSessions()
  const [isConfirming, setIsConfirming] = useState(false)
  const others = sessions?.filter((it) => !it.isCurrent).length ?? 0
  return (
    <section aria-labelledby="account-sessions" className="rounded-2xl bg-white p-6 shadow-soft sm:p-8">
      <h2 id="account-sessions" className="font-display text-2xl">
        {text("account_sessions_title")}
      </h2>
      {!sessions && !isError && <Skeleton className="mt-4 h-24" />}
      {!sessions && isError && (
        <p className="mt-4 text-stone-700">
          {text("account_sessions_failed")}{" "}
          <button type="button" className="underline underline-offset-4" onClick={() => void refetch()}>
            {text("try_again")}
          </button>
        </p>
      )}
      <ul className="mt-4 divide-y divide-stone-200">
        {sessions?.map((it) => (
          <li key={it.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
            <span className="min-w-0">
              <span className="block break-words">{it.device}</span>
              <span className="block text-sm text-stone-600">
                {text("account_sessions_seen", { when: formatMoment(it.lastSeenAt) })}
              </span>
            </span>
            {it.isCurrent && <Badge tone="green">{text("account_sessions_this")}</Badge>}
            {it.enteredBy !== undefined && (
              <Badge tone="yellow">{text("account_sessions_entered", { name: it.enteredBy })}</Badge>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button
          look="outline"
          className="mt-4"
          onPointerEnter={loadAccountDialogs}
          onFocus={loadAccountDialogs}
          onClick={() => setIsConfirming(true)}
        >
          {text("account_sessions_everywhere")}
        </Button>
      )}
      {sessions && others === 0 && (
        <p className="mt-2 text-sm text-stone-600">{text("account_sessions_none")}</p>
      )}
      {isConfirming && (
        <Suspense>
          <EndSessionsDialog others={others} onClose={() => setIsConfirming(false)} />
        </Suspense>
      )}
    </section>
  )
}
