import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { knownStatus, statusLook } from "./order-status"

export function StatusBadge({ status }: { status: string }) {
  const { text: key, tone } = statusLook[knownStatus(status)]
  const text = useText(orderTexts)
  return <Badge tone={tone}>{text(key)}</Badge>
}
