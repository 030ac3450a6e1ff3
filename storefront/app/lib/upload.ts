import { refusalTexts } from "@contract/texts/refusals"
import { ApiError, type Api } from "./api"
import { browserApi, refuseOffline } from "./browser-api"
import { browserText } from "./browser-text"
import { accountHeaders, refusalOf } from "./page-account"

const text = browserText(refusalTexts)

function responseOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * The API client for a form with files: like `browserApi`, but reports upload progress, which `fetch` can't.
 * @param onProgress receives the share uploaded, 0 to 1
 */
export const uploadApi = (onProgress: (share: number) => void): Api => ({
  ...browserApi,
  send: <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
    new Promise<T>((resolve, reject) => {
      refuseOffline()
      const sending = new XMLHttpRequest()
      sending.open(method, path)
      for (const [name, value] of Object.entries(accountHeaders(method)))
        sending.setRequestHeader(name, value)
      sending.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
      sending.onload = () => {
        const response = responseOf(sending.responseText)
        if (sending.status >= 200 && sending.status < 300) resolve(response as T)
        else reject(refusalOf(method, sending.status, response))
      }
      sending.onerror = () => reject(new ApiError(0, null, text("refusal_unreached")))
      sending.send(body as FormData)
    }),
})

/** Returns the API client for a form: with `onProgress` and files, one that reports progress. */
export const apiFor = (form: FormData, onProgress: ((share: number) => void) | undefined): Api =>
  onProgress && [...form.values()].some((it) => it instanceof File) ? uploadApi(onProgress) : browserApi
