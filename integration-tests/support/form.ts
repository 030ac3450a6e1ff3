import type { ClientResponse, Client } from "./client"

type Value = string | { name: string; data: Buffer | Uint8Array; type?: string }

/** Sends a multipart form as browsers do. A field whose value is a list is sent once per value. */
export async function sendForm<T>(
  client: Client,
  method: "POST" | "PUT",
  path: string,
  members: Record<string, Value | readonly Value[]>,
  headers: Record<string, string> = {}
): Promise<ClientResponse<T>> {
  const form = new FormData()
  for (const [member, value] of Object.entries(members)) {
    for (const it of Array.isArray(value) ? (value as readonly Value[]) : [value as Value]) {
      if (typeof it === "string") form.append(member, it)
      else form.append(member, new Blob([new Uint8Array(it.data)], { type: it.type ?? "image/png" }), it.name)
    }
  }
  const packed = new Response(form)
  const body = Buffer.from(await packed.arrayBuffer())
  const type = packed.headers.get("content-type") ?? ""
  return client.send<T>(method, path, { body, headers: { ...headers, "content-type": type } })
}
