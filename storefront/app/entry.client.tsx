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
        <HydratedRouter />
      </NonceContext>
    </StrictMode>
  )
})
