import { product } from "./product"

async function control(action: "kill" | "revive", name: "medusa" | "storefront"): Promise<void> {
  const answer = await fetch(`${product().controlUrl}/${action}/${name}`, { method: "POST" })
  if (!answer.ok) throw new Error(`${action} ${name}: ${await answer.text()}`)
}

/** Kills the Medusa server with `kill -9`, like a crash. It stays down until `reviveServer`. */
export function killServer(): Promise<void> {
  return control("kill", "medusa")
}

/** Starts the Medusa server again and waits until it responds. */
export function reviveServer(): Promise<void> {
  return control("revive", "medusa")
}
