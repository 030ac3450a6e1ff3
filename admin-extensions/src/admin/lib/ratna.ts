export type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * Our own calls for Medusa Admin, under `/admin/ratna`, with the session of whoever is signed in. Medusa's client is of
 * no use here: of a refusal it reads `message`, and ours say `error`.
 * @throws Error with a sentence for a person
 */
export async function ratna<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/admin/ratna${path}`, {
    method,
    credentials: "include",
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  })
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  throw new Error(sentenceIn(answer) ?? "Something went wrong. Please try again.")
}

function sentenceIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined
  const { error, message } = answer as { error?: unknown; message?: unknown }
  return [error, message].find((it): it is string => typeof it === "string" && it !== "")
}

/** Makes a paper of the shop and hands it to the browser to keep. @throws Error with a sentence for a person */
export async function download(path: string, body: object, name: string): Promise<void> {
  const response = await fetch(`/admin/ratna${path}`, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!response.ok)
    throw new Error(sentenceIn(await response.json().catch(() => null)) ?? "Please try again.")
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement("a"), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
