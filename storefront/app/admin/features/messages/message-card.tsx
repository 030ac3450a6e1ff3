import { useId } from "react"
import type { ContactMessage, ContactUpdateBody } from "@contract/contact"
import { messageOf } from "~/lib/api"
import { formatMoment } from "~/lib/dates"
import { useSite } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { Button, buttonClass } from "~/ui/button"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { replyAddress } from "./reply-address"
import { texts } from "./texts"
import { useUpdateMessage } from "./update-message"

/** One message: its sender, text and time, whether it was read and answered, and a reply button. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { id, version, isRead, isAnswered } = message
  const nameId = useId()
  const { brandName } = useSite().branding
  const update = useUpdateMessage()
  const mark = (changes: ContactUpdateBody, showToast = true) => {
    if (update.isPending) return
    update.mutate(
      { id, version, changes },
      {
        onSuccess: () => {
          if (showToast) toast({ title: texts.saved })
        },
        onError: (error) => showError(messageOf(error, texts.saveFailed)),
      }
    )
  }
  const marking = (label: string, changes: ContactUpdateBody) => (
    <Button
      size="small"
      look="quiet"
      aria-disabled={update.isPending}
      aria-describedby={nameId}
      onClick={() => mark(changes)}
    >
      {label}
    </Button>
  )
  return (
    <article
      aria-labelledby={nameId}
      className="rounded-2xl border-l-4 border-transparent bg-white px-5 py-4 shadow-soft data-unread:border-brand-primary"
      data-unread={isRead ? undefined : ""}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={nameId} className="min-w-0 font-medium break-words text-stone-900">
          {message.name}
        </h2>
        <span className="min-w-0 text-sm break-all text-stone-600">{message.email}</span>
        <span className="flex gap-2 self-center">
          {!isRead && <Badge tone="brand">{texts.unread}</Badge>}
          {isAnswered && <Badge tone="green">{texts.answered}</Badge>}
        </span>
        <time dateTime={message.createdAt} className="text-sm text-stone-600 sm:ml-auto">
          {formatMoment(message.createdAt)}
        </time>
      </div>
      <p className="mt-3 max-w-[72ch] break-words whitespace-pre-line text-stone-800">{message.message}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <a
          href={replyAddress(message, brandName)}
          aria-describedby={nameId}
          className={buttonClass({ look: "outline", size: "small" })}
          onClick={() => {
            if (!isRead) mark({ isRead: true }, false)
          }}
        >
          {texts.reply}
        </a>
        {marking(
          isAnswered ? texts.notDone : texts.done,
          isAnswered ? { isAnswered: false } : { isAnswered: true, isRead: true }
        )}
        {marking(isRead ? texts.notRead : texts.read, { isRead: !isRead })}
      </div>
    </article>
  )
}
