import { type PassportRecord, passportRecord } from "../../contract/passport"
import { canonicalJson } from "../../lib/canonical-json"
import type { Snapshot } from "../../domain/order-snapshot"
import { randomCrockford } from "../../lib/random-text"
import { passportSigners } from "./passport-signer"
import type { SignedPassport } from "./passports"

/** The fields of an order that its passports need. */
export interface SoldOrder {
  orderId: string
  createdAt: Date
  snapshot: Snapshot
}

/**
 * Signs the record of one line item, from the values fixed at payment.
 * @param shop the current tenant, for orders without its name
 */
export function signPassport(
  { orderId, createdAt, snapshot }: SoldOrder,
  line: number,
  shop: PassportRecord["shop"]
): SignedPassport {
  const item = snapshot.items[line]
  if (!item) throw new RangeError(`Order ${orderId} has no line ${String(line)}`)
  const code = randomCrockford(16)
  const { type = "", color = "", weight = "", origin = "", facts = {} } = item.stone ?? {}
  const record: PassportRecord = {
    code,
    soldAt: createdAt.toISOString(),
    quantity: item.quantity,
    shop: { ...shop, ...snapshot.shop },
    stone: {
      ...facts,
      ...{ name: item.name, shortInfo: item.shortInfo, type, color, weight, origin },
      images: [...item.images],
    },
  }
  const payload = canonicalJson(record)
  const [signer] = passportSigners()
  return { code, orderId, line, payload, signature: signer.sign(payload), keyId: signer.keyId }
}

/** Parses a passport and checks that this installation signed it for this code and tenant. */
export function readPassport(
  tenantId: string,
  { code, payload, signature }: Pick<SignedPassport, "code" | "payload" | "signature">
): { record: PassportRecord | null; isGenuine: boolean } {
  const record = recordIn(payload)
  const isOwn = record?.code === code && record.shop.id === tenantId
  return {
    record,
    isGenuine: isOwn && passportSigners().some((signer) => signer.isSigned(payload, signature)),
  }
}

function recordIn(payload: string): PassportRecord | null {
  try {
    return passportRecord.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
