import { Badge } from "~/ui/badge"
import { texts } from "./texts"

/** Whether a tenant's site is open. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? "green" : "neutral"}>{isActive ? texts.isActive : texts.isInactive}</Badge>
)
