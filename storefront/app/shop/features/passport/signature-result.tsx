import type { Passport } from "@contract/passport"
import { passportTexts } from "@contract/texts/passport"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"

const looks = {
  genuine: {
    box: "bg-green-50 ring-green-700/30 text-green-900",
    icon: "shield",
    title: "passport_genuine_title",
    text: "passport_genuine_text",
  },
  cancelled: {
    box: "bg-yellow-50 ring-yellow-700/40 text-yellow-900",
    icon: "alert",
    title: "passport_cancelled_title",
    text: "passport_cancelled_text",
  },
  false: {
    box: "bg-red-50 ring-red-700/40 text-red-900",
    icon: "alert",
    title: "passport_false_title",
    text: "passport_false_text",
  },
} as const

/** Whether a record's signature is valid, shown first on its page. */
export function SignatureResult({ passport: { isGenuine, isCancelled } }: { passport: Passport }) {
  const text = useText(passportTexts)
  const signatureResult = !isGenuine ? "false" : isCancelled ? "cancelled" : "genuine"
  const { box, icon, title, text: words } = looks[signatureResult]
  return (
    <div
      role={signatureResult === "genuine" ? "status" : "alert"}
      className={cn("flex gap-4 rounded-2xl p-5 ring-1 ring-inset", box)}
    >
      <Icon name={icon} className="mt-0.5 size-7 shrink-0" />
      <div>
        <p className="text-lg font-semibold">{text(title)}</p>
        <p className="mt-1">{text(words)}</p>
      </div>
    </div>
  )
}
