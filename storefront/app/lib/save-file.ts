import { apiErrorOf } from "./api"

/**
 * Fetches a file of the API, by POST where it takes a body, and hands it to the browser's downloads.
 * @throws ApiError for a refusal
 */
export async function saveFile(path: string, name: string, body?: object): Promise<void> {
  const answer = await fetch(path, {
    credentials: "same-origin",
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw apiErrorOf(answer.status, await answer.json().catch(() => null))
  save(await answer.blob(), name)
}

/** Hands a text to the browser's downloads as a file. */
export const saveText = (text: string, name: string, type: string): void =>
  save(new Blob([text], { type }), name)

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
