import { type PassportRecord, passportRecord } from "../../contract/passport"
import { canonicalJson } from "../../lib/canonical-json"
import type { Snapshot } from "../../domain/order-snapshot"
import { randomCrockford } from "../../lib/random-text"
import { passportSigner } from "./passport-signer"
import type { SignedPassport } from "./passports"

/** An order as far as its passports are concerned. */
export interface SoldOrder {
  orderId: string
  createdAt: Date
  snapshot: Snapshot
}

/** The signed record of one line, from what was fixed when it was paid. @param shop as it is, for orders that don't say */
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
  const signer = passportSigner()
  return { code, orderId, line, payload, signature: signer.sign(payload), keyId: signer.keyId }
}

/** What a passport says, and whether it is what this installation has signed for this code of this tenant. */
export function readPassport(
  tenantId: string,
  { code, payload, signature }: Pick<SignedPassport, "code" | "payload" | "signature">
): { record: PassportRecord | null; isGenuine: boolean } {
  const record = recordIn(payload)
  const isOwn = record?.code === code && record.shop.id === tenantId
  return { record, isGenuine: isOwn && passportSigner().isSigned(payload, signature) }
}

function recordIn(payload: string): PassportRecord | null {
  try {
    return passportRecord.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
