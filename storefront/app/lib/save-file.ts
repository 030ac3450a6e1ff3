import { call } from "./browser-api"

/**
 * Downloads a file of the API, by POST when `body` is given, and saves it through the browser.
 * @throws ApiError when the request is refused
 */
export async function saveFile(path: string, name: string, body?: object): Promise<void> {
  const response = await call(body ? "POST" : "GET", path, body)
  save(await response.blob(), name)
}

/** Saves a text as a file through the browser. */
export const saveText = (text: string, name: string, type: string): void =>
  save(new Blob([text], { type }), name)

/** Saves CSV for people. Without the byte order mark, Excel reads it in an encoding that lacks ₹ and Hindi. */
export const saveCsv = (text: string, name: string): void =>
  saveText(`\uFEFF${text}`, name, "text/csv;charset=utf-8")

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // Delayed, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
