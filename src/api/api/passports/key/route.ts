import { passportSigner } from "../../../../modules/passport/passport-signer"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/passport"

export const GET = route(endpoints.getPassportKey, () => {
  const { keyId, publicKey } = passportSigner()
  return Promise.resolve(ok({ keyId, algorithm: "Ed25519", publicKey }))
})
