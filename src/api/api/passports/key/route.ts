import { passportKey } from "../../../../contract/passport"
import { passportSigner } from "../../../../modules/passport/passport-signer"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "platform",
    summary: "The public key that stone passports are verified with",
    answers: { 200: passportKey },
  },
  () => {
    const { keyId, publicKey } = passportSigner()
    return Promise.resolve(ok({ keyId, algorithm: "Ed25519", publicKey }))
  }
)
