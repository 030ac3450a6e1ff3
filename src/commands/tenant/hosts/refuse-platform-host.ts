import { env } from "../../../config/env"
import { isBelow } from "../../../contract/rules/host"
import { invalid } from "../../../lib/api-error"

/**
 * Refuses the platform's domain, localhost and the hosts below them: no tenant may take another tenant's host there.
 * @param own slug of the tenant that wants the host; the host named by it is allowed
 * @throws ApiError VALIDATION_FAILED
 */
export function refusePlatformHost(field: "host" | "domain", host: string, own: string): void {
  const kept = [env().platformDomain, "localhost"].filter(Boolean)
  const isKept = kept.some((it) => isBelow(host, it) && host !== `${own}.${it}`)
  // The platform's own tenant may use the platform's domain itself.
  if (isKept && !(own === "default" && kept.includes(host)))
    throw invalid(field, `The host "${host}" belongs to the platform`)
}
