import { ApiError } from "./api-error"
import type { Store } from "./store"

const testKey = /^rzp_test_[A-Za-z0-9_]{3,40}$/

/**
 * Returns the key id of a request's basic auth. Any `rzp_test_…` key is an account; its first request sets its secret
 * (8 characters or more). Throws Razorpay's 401 for anything else.
 */
export function authenticate(store: Store, authorization: string | undefined): string {
  const [scheme, encoded] = (authorization ?? "").split(" ")
  const text = scheme?.toLowerCase() === "basic" ? Buffer.from(encoded ?? "", "base64").toString("utf8") : ""
  const at = text.indexOf(":")
  const keyId = text.slice(0, Math.max(at, 0))
  const secret = text.slice(at + 1)
  if (!testKey.test(keyId) || secret.length < 8) throw new ApiError(401, "Authentication failed")
  const known = store.secrets.get(keyId)
  if (known === undefined) store.saveSecret(keyId, secret)
  else if (known !== secret) throw new ApiError(401, "Authentication failed")
  return keyId
}

/** Finds a record of this account; throws the same error for another account's record as for a missing one. */
export function owned<T extends { keyId: string }>(
  records: ReadonlyMap<string, T>,
  id: string,
  keyId: string
): T | undefined {
  const record = records.get(id)
  return record?.keyId === keyId ? record : undefined
}
