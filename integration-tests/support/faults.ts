import { product } from "./product"

async function control(action: "kill" | "revive", name: "medusa" | "storefront"): Promise<void> {
  const answer = await fetch(`${product().controlUrl}/${action}/${name}`, { method: "POST" })
  if (!answer.ok) throw new Error(`${action} ${name}: ${await answer.text()}`)
}

/** `kill -9` of the Medusa server, as a crash would; it stays dead until `reviveServer`. */
export function killServer(): Promise<void> {
  return control("kill", "medusa")
}

/** Starts it again, and waits until it answers. */
export function reviveServer(): Promise<void> {
  return control("revive", "medusa")
}
