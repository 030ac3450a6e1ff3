/** Implements the part of `XMLHttpRequest` that uploads use, with the test's mocked `fetch`. */
export class XhrByFetch {
  readonly upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ""
  private readonly headers: Record<string, string> = {}
  private call: [method: string, path: string] = ["GET", "/"]

  open(method: string, path: string): void {
    this.call = [method, path]
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(body: FormData): void {
    const [method, path] = this.call
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    globalThis
      .fetch(path, { method, body, headers: this.headers })
      .then(async (response) => {
        this.status = response.status
        this.responseText = JSON.stringify(await response.json())
        this.onload?.()
      })
      .catch(() => this.onerror?.())
  }
}
