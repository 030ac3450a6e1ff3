import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

/** A span as OTLP sends it in JSON. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A collector of traces: an OTLP receiver over HTTP that keeps what it gets. */
export class TraceCollector {
  /** Every body as it was received. */
  readonly bodies: string[] = []
  readonly headers: string[] = []

  private constructor(private readonly server: Server) {}

  static async open(): Promise<TraceCollector> {
    const server = createServer()
    const collector = new TraceCollector(server)
    server.on("request", (req, res) => {
      const parts: Buffer[] = []
      collector.headers.push(JSON.stringify(req.rawHeaders))
      req.on("data", (part: Buffer) => parts.push(part))
      req.on("end", () => {
        if (req.url === "/v1/traces") collector.bodies.push(Buffer.concat(parts).toString())
        res.writeHead(200, { "content-type": "application/json" }).end("{}")
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return collector
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`
  }

  /** The received spans, each with the name of the service that sent it. */
  spans(): (SentSpan & { service: string })[] {
    return this.bodies
      .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const service = textOf(resource.attributes, "service.name") ?? ""
        return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })))
      })
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Returns the text of an attribute. */
export const textOf = (attributes: readonly Attribute[], key: string): string | undefined =>
  attributes.find((attribute) => attribute.key === key)?.value.stringValue
