import { OfflinePage } from "~/shop/features/site/offline-page"
import type { RouteHandle } from "~/lib/route-handle"

export const handle = { bare: true } satisfies RouteHandle

export default OfflinePage
