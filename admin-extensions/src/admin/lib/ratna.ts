export type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * Sends a request to one of our endpoints for Medusa Admin, under `/admin/ratna`, with the session of the signed-in
 * user. Medusa's client can't be used: it reads `message` from an error response, and ours have `error`.
 * @throws Error with a message for the user
 */
export async function ratna<Body>(method: Method, path: string, body?: object): Promise<Body> {
  const response = await call(method, path, body)
  return (response.status === 204 ? null : await response.json()) as Body
}

/** One page of a list, and the total number of rows. */
interface Page<Item> {
  items: Item[]
  total: number
}

/** @throws Error with a message for the user */
export async function ratnaPage<Item>(path: string): Promise<Page<Item>> {
  const response = await call("GET", path)
  const items = (await response.json()) as Item[]
  return { items, total: Number(response.headers.get("x-total-count") ?? items.length) }
}

async function call(method: Method, path: string, body?: object): Promise<Response> {
  const response = await fetch(`/admin/ratna${path}`, {
    method,
    credentials: "include",
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error("The server can't be reached. Please check your connection.")
  })
  if (response.ok) return response
  const content: unknown = await response.json().catch(() => null)
  throw new Error(sentenceIn(content) ?? "Something went wrong. Please try again.")
}

function sentenceIn(response: unknown): string | undefined {
  if (typeof response !== "object" || response === null) return undefined
  const { error, message } = response as { error?: unknown; message?: unknown }
  return [error, message].find((it): it is string => typeof it === "string" && it !== "")
}

/**
 * Requests a document of the tenant and starts its download in the browser.
 * @throws Error with a message for the user
 */
export async function download(path: string, body: object, name: string): Promise<void> {
  const response = await call("POST", path, body)
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement("a"), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
