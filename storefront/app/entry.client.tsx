import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { keepForOffline } from "./lib/keep-for-offline"
import { documentNonce, NonceContext } from "./lib/nonce"

keepForOffline()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={documentNonce()}>
        {/* Shows at once that a press on a link was received, while the next screen renders. */}
        <HydratedRouter useTransitions />
      </NonceContext>
    </StrictMode>
  )
})
