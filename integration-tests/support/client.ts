import { randomInt } from "node:crypto"
import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { request as httpsRequest } from "node:https"
import { product } from "./product"

export interface ClientResponse<T = unknown> {
  status: number
  headers: IncomingHttpHeaders
  /** The parsed JSON body, or the text if the body is not JSON. */
  body: T
  bytes: Buffer
}

export interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

export interface ClientOptions {
  /** Host name of the request. Default: the tenant's host. */
  host?: string
  /** Sends the request directly to the Medusa server and bypasses the public origin. */
  medusa?: boolean
  /** Port of another installation or storefront; a function chooses one for each request. */
  port?: number | (() => number)
  /** Connects over TLS to a server whose certificate this authority has signed. */
  ca?: string
}

const HTTPS_PORT = 443

let turn = 0

/** The public origin's port; of a topology, its storefronts' ports in turn, so that each request reaches another one. */
function publicPort(): number {
  const { port, ports = [port] } = product()
  return ports[turn++ % ports.length] ?? port
}

/** Returns a loopback address for this client alone, so that rate limits per client address apply to it alone. */
function ownAddress(): string | undefined {
  if (process.platform !== "linux") return undefined
  return `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`
}

function tenantHost(slug: string): string {
  const { domain } = product().site ?? { domain: "localhost" }
  return slug === "default" ? domain : `${slug}.${domain}`
}

/** An HTTP client that behaves like one browser: it has a host, an address and a cookie jar. */
export class Client {
  readonly host: string
  readonly cookies = new Map<string, string>()
  private readonly choosePort: () => number
  private readonly originPort: number
  private readonly ca: string | undefined
  /** The address that this client's requests come from. */
  readonly localAddress = ownAddress()

  /** @param slug the tenant's slug */
  constructor(
    readonly slug = "default",
    { host, medusa = false, port, ca }: ClientOptions = {}
  ) {
    this.ca = ca ?? product().site?.ca
    this.host = host ?? tenantHost(slug)
    const chosen = port ?? (medusa ? Number(new URL(product().medusaUrl).port) : publicPort)
    this.originPort = typeof chosen === "number" ? chosen : product().port
    this.choosePort = typeof chosen === "number" ? () => chosen : chosen
  }

  get origin(): string {
    return this.originOf(this.originPort)
  }

  private originOf(port: number): string {
    return `${this.ca === undefined ? "http" : "https"}://${this.authorityOf(port)}`
  }

  /** Browsers leave out the port of https. */
  private authorityOf(port: number): string {
    return port === HTTPS_PORT ? this.host : `${this.host}:${port}`
  }

  get<T = unknown>(path: string, sent: Sent = {}): Promise<ClientResponse<T>> {
    return this.send<T>("GET", path, sent)
  }

  post<T = unknown>(path: string, body?: unknown, sent: Sent = {}): Promise<ClientResponse<T>> {
    return this.send<T>("POST", path, { ...sent, body })
  }

  put<T = unknown>(path: string, body?: unknown, sent: Sent = {}): Promise<ClientResponse<T>> {
    return this.send<T>("PUT", path, { ...sent, body })
  }

  delete<T = unknown>(path: string, sent: Sent = {}): Promise<ClientResponse<T>> {
    return this.send<T>("DELETE", path, sent)
  }

  send<T = unknown>(
    method: string,
    path: string,
    { body, headers = {} }: Sent = {}
  ): Promise<ClientResponse<T>> {
    const port = this.choosePort()
    const isReady = body === undefined || typeof body === "string" || Buffer.isBuffer(body)
    const payload = isReady ? body : JSON.stringify(body)
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const { site } = product()
    return new Promise((resolve, reject) => {
      const request = this.ca === undefined ? httpRequest : httpsRequest
      const clientRequest = request(
        {
          ...(site ? { host: site.address } : { host: "127.0.0.1", localAddress: this.localAddress }),
          port,
          method,
          path,
          servername: this.host,
          ...(this.ca === undefined ? {} : { ca: this.ca }),
          agent: false,
          timeout: 60_000,
          headers: {
            host: this.authorityOf(port),
            ...(method === "GET" || method === "HEAD" ? {} : { origin: this.originOf(port) }),
            ...(payload === undefined ? {} : { "content-type": "application/json" }),
            ...(payload === undefined ? {} : { "content-length": String(Buffer.byteLength(payload)) }),
            ...(jar === "" ? {} : { cookie: jar }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.once("error", reject)
          response.once("end", () => {
            this.remember(response.headers["set-cookie"] ?? [])
            const bytes = Buffer.concat(chunks)
            const { statusCode: status = 0 } = response
            resolve({ status, headers: response.headers, body: parsed(bytes, response.headers) as T, bytes })
          })
        }
      )
      // A server that refuses a body closes the connection, which can fail more than one write.
      clientRequest.on("error", reject)
      clientRequest.once("timeout", () =>
        clientRequest.destroy(new Error(`${method} ${path} took more than 60 s`))
      )
      clientRequest.end(payload)
    })
  }

  private remember(lines: string[]): void {
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split(";")
      const [name = "", ...value] = pair.split("=")
      const gone = attributes.some((each) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(each))
      if (gone || value.join("=") === "") this.cookies.delete(name.trim())
      else this.cookies.set(name.trim(), value.join("="))
    }
  }
}

function parsed(bytes: Buffer, headers: IncomingHttpHeaders): unknown {
  const text = bytes.toString("utf8")
  // A spec that requested a compressed body decompresses it itself.
  if (
    headers["content-encoding"] !== undefined ||
    !(headers["content-type"] ?? "").includes("json") ||
    text === ""
  )
    return text
  return JSON.parse(text)
}
