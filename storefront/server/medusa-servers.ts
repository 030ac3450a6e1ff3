import { Agent, request as httpRequest } from "node:http"
import { Agent as TlsAgent, request as httpsRequest } from "node:https"
import type { Socket } from "node:net"

/**
 * Idle connections are kept for less than the 5 s after which a Node server closes them. This client must close first;
 * otherwise a request may be sent on a connection that is being closed.
 */
const keptOpen = { keepAlive: true, maxSockets: 256, timeout: 4000, scheduling: "fifo" } as const

const connectTimeoutMs = 1000
const probeEveryMs = 1000
/** A server that has answered no probe for this long is frozen, and what waits for it ends. */
const frozenAfterMs = 5000

type Connected = (error: Error | null, socket?: Socket) => void

/**
 * The Medusa servers of MEDUSA_URL. Requests name the first one; the agent connects them to the ready ones in turn. A
 * refused connection is tried at the next server: nothing has been sent, so that is safe for every request. A slow
 * request to a server that answers probes is never cut.
 */
export class MedusaServers {
  readonly agent: Agent
  private readonly unready = new Set<URL>()
  /** Open connections by server. */
  private readonly sockets = new Map<URL, Set<Socket>>()
  private readonly silentSince = new Map<URL, number>()
  /** When a server was last ready; a slow answer to a probe doesn't change it. */
  private readonly readyAt = new Map<URL, number>()
  private turn = 0

  /** @param edgeSecret a server that doesn't accept it is not ready for this storefront */
  constructor(
    readonly urls: readonly URL[],
    private readonly edgeSecret = ""
  ) {
    this.agent = new (this.isSecure ? TlsAgent : Agent)(keptOpen)
    if (urls.length < 2) return
    const connect = this.agent.createConnection.bind(this.agent) as (options: object) => Socket
    Object.assign(this.agent, {
      createConnection: (options: object, connected: Connected) => {
        this.connect((url) => connect({ ...options, ...placeOf(url) }), this.inTurn(), connected)
      },
    })
    setInterval(() => void Promise.all(urls.map((url) => this.probe(url))), probeEveryMs).unref()
  }

  /** The server that requests name. */
  get first(): URL {
    const [first] = this.urls
    if (!first) throw new Error("MEDUSA_URL names no server.")
    return first
  }

  get isSecure(): boolean {
    return this.first.protocol === "https:"
  }

  /**
   * Whether a server is ready, or was a moment ago and is slow to answer: a busy server must not close the stores of
   * every storefront.
   */
  isAnyReady(): Promise<boolean> {
    // It doesn't wait for a server that is silent.
    return new Promise((resolve) => {
      const each = this.urls.map((url) => this.probe(url).then((ready) => ready && resolve(true)))
      void Promise.all(each).then(() => resolve(false))
    })
  }

  /** Ready servers in turn, then the others, in case none is ready. */
  private inTurn(): URL[] {
    this.turn = (this.turn + 1) % this.urls.length
    const all = [...this.urls.slice(this.turn), ...this.urls.slice(0, this.turn)]
    return [...all.filter((url) => !this.unready.has(url)), ...all.filter((url) => this.unready.has(url))]
  }

  private connect(open: (url: URL) => Socket, [url, ...others]: URL[], connected: Connected): void {
    if (!url) {
      connected(new Error("No Medusa server accepts connections"))
      return
    }
    const socket = open(url)
    const timer = setTimeout(() => socket.destroy(new Error("No connection in time")), connectTimeoutMs)
    const failed = (): void => {
      clearTimeout(timer)
      this.leave(url)
      this.connect(open, others, connected)
    }
    socket.once("error", failed)
    socket.once(this.isSecure ? "secureConnect" : "connect", () => {
      clearTimeout(timer)
      socket.off("error", failed)
      this.follow(socket, url)
      connected(null, socket)
    })
  }

  /** @returns whether the server is ready, or was a moment ago and is slow to answer */
  private async probe(url: URL): Promise<boolean> {
    const result = await probe(url, "ready", this.edgeSecret)
    const ready = result === 200
    // Other servers are preferred to one that is only slow.
    if (ready) this.unready.delete(url)
    else this.leave(url)
    await this.noteSilence(url, result)
    if (result !== "silent") this.readyAt.set(url, ready ? performance.now() : -Infinity)
    return performance.now() - (this.readyAt.get(url) ?? -Infinity) < frozenAfterMs
  }

  /** Ends the connections to a server that hasn't answered for a while. A busy one still answers the second probe. */
  private async noteSilence(url: URL, result: Probed): Promise<void> {
    if (typeof result === "number" || typeof (await probe(url, "live")) === "number") {
      this.silentSince.delete(url)
      return
    }
    const since = this.silentSince.get(url) ?? performance.now()
    this.silentSince.set(url, since)
    if (performance.now() - since < frozenAfterMs) return
    for (const socket of this.sockets.get(url) ?? [])
      socket.destroy(new Error("The Medusa server answers no probes"))
  }

  private follow(socket: Socket, url: URL): void {
    const all = this.sockets.get(url) ?? new Set<Socket>()
    this.sockets.set(url, all.add(socket))
    socket.once("close", () => all.delete(socket))
  }

  /** Sends nothing more to a server that isn't ready: it may close its idle connections at any time. */
  private leave(url: URL): void {
    if (this.urls.length < 2) return
    this.unready.add(url)
    for (const socket of Object.values(this.agent.freeSockets).flat()) {
      if (socket && this.sockets.get(url)?.has(socket)) socket.destroy()
    }
  }
}

const placeOf = (url: URL): { host: string; port: number; servername: string } => ({
  host: url.hostname,
  port: Number(url.port || (url.protocol === "https:" ? 443 : 80)),
  servername: url.hostname,
})

type Probed = number | "refused" | "silent"

/** Returns the status of a health endpoint; "silent" when nothing answers within a second. */
function probe(url: URL, endpoint: "ready" | "live", edgeSecret = ""): Promise<Probed> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest
  const signal = AbortSignal.timeout(probeEveryMs)
  const headers = edgeSecret === "" ? {} : { "x-ratna-edge": edgeSecret }
  return new Promise((resolve) => {
    const sent = request(
      new URL(`/api/health/${endpoint}`, url),
      { agent: false, signal, headers },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      }
    )
    sent.on("error", () => resolve(signal.aborted ? "silent" : "refused"))
    sent.end()
  })
}
