import { env } from "../../../config/env"
import { isBelow } from "../../../contract/rules/host"
import { invalid } from "../../../lib/api-error"

/**
 * Hosts that reach shops by other rules: nobody may take one of them from another shop.
 * @param own the slug of the shop that it is for, whose own name there is its own
 * @throws ApiError VALIDATION_FAILED
 */
export function refusePlatformHost(field: "host" | "domain", host: string, own: string): void {
  const kept = [env().platformDomain, "localhost"].filter(Boolean)
  const isKept = kept.some((it) => isBelow(host, it) && host !== `${own}.${it}`)
  // The platform's own shop may stand at the platform's domain itself.
  if (isKept && !(own === "default" && kept.includes(host)))
    throw invalid(field, `The host "${host}" belongs to the platform`)
}
