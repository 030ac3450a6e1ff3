import { apiErrorOf } from "./api"

/**
 * Fetches a file of the API and hands it to the browser's downloads.
 * @throws ApiError for a refusal
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const answer = await fetch(path, { credentials: "same-origin" })
  if (!answer.ok) throw apiErrorOf(answer.status, await answer.json().catch(() => null))
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
