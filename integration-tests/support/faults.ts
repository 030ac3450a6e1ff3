import { product } from "./product"

async function control(action: "kill" | "revive", name: "medusa" | "storefront"): Promise<void> {
  const response = await fetch(`${product().controlUrl}/${action}/${name}`, { method: "POST" })
  if (!response.ok) throw new Error(`${action} ${name}: ${await response.text()}`)
}

/** Kills the Medusa server with `kill -9`, like a crash. It stays down until `reviveServer`. */
export function killServer(): Promise<void> {
  return control("kill", "medusa")
}

/** Starts the Medusa server again and waits until it responds. */
export function reviveServer(): Promise<void> {
  return control("revive", "medusa")
}
