import { passportSigner } from "../../../../modules/passport/passport-signer"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/passport"

export const GET = route(endpoints.getPassportKey, () => {
  const { keyId, publicKey } = passportSigner()
  return Promise.resolve(ok({ keyId, algorithm: "Ed25519", publicKey }))
})
