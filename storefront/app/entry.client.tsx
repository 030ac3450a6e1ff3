import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { documentNonce, NonceContext } from "./lib/nonce"

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
