import { passportSigners } from "../../../../modules/passport/passport-signer"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import type { Signer } from "../../../../lib/signing"
import * as endpoints from "../../../../contract/endpoints/passport"

const keyOf = ({ keyId, publicKey }: Signer) => ({ keyId, algorithm: "Ed25519" as const, publicKey })

export const GET = route(endpoints.getPassportKey, () => {
  const signers = passportSigners()
  return Promise.resolve(ok({ ...keyOf(signers[0]), keys: signers.map(keyOf) }))
})
