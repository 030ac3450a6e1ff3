import type { IncomingHttpHeaders } from "node:http"
import type * as Api from "@opentelemetry/api"

/** Attributes of a span. Only these are sent: no headers, cookies, query values or e-mails. */
export interface RequestFacts {
  method: string
  /** Declared pattern of the endpoint or page. */
  route: string
  status: number
  requestId?: string | undefined
  tenantId?: string | undefined
}

export interface RequestSpan {
  /** Runs the request's handlers with this span as their parent. */
  run: (work: () => void) => void
  end: (facts: RequestFacts) => void
}

interface Tracing {
  api: typeof Api
  tracer: Api.Tracer
}

let tracing: Tracing | undefined

/**
 * Starts sending spans to `{endpoint}/v1/traces`. OpenTelemetry is loaded only here. Its sampler is set by
 * OTEL_TRACES_SAMPLER. Nothing is instrumented automatically, because automatic HTTP spans contain headers and URLs.
 * @returns stops it, after the remaining spans are sent
 */
export async function startTracing(endpoint: string, service: string): Promise<() => Promise<void>> {
  const [api, sdk, exporter, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ])
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter({ url }))],
  })
  // Only the context is registered: `traceHeaders` propagates the trace, to the Medusa server alone.
  provider.register({ propagator: null })
  tracing = { api, tracer: provider.getTracer("ratna") }
  return () => provider.shutdown()
}

const parentShape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Starts the span of a request. `headers` continue the caller's trace: pass them for trusted callers only. */
export function startRequestSpan(headers?: IncomingHttpHeaders): RequestSpan | undefined {
  if (!tracing) return undefined
  const { api, tracer } = tracing
  const parent = parentShape.exec(String(headers?.["traceparent"] ?? ""))
  const outer = parent
    ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
        traceId: parent[1] ?? "",
        spanId: parent[2] ?? "",
        traceFlags: Number.parseInt(parent[3] ?? "0", 16),
        isRemote: true,
      })
    : api.ROOT_CONTEXT
  const span = tracer.startSpan("request", { kind: api.SpanKind.SERVER }, outer)
  return {
    run: (work) => api.context.with(api.trace.setSpan(outer, span), work),
    end: ({ method, route, status, requestId, tenantId }) => {
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        ...(requestId === undefined ? {} : { "ratna.request_id": requestId }),
        ...(tenantId === undefined ? {} : { "ratna.tenant_id": tenantId }),
      })
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Headers that make the next server's span a child of the current one. */
export function traceHeaders(): { traceparent?: string } {
  const span = tracing?.api.trace.getActiveSpan()
  if (!span) return {}
  const { traceId, spanId, traceFlags } = span.spanContext()
  return { traceparent: `00-${traceId}-${spanId}-0${(traceFlags & 1).toString()}` }
}

/** Runs work that no request has started, such as a job, in a span of its own. */
export function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!tracing) return work()
  const { api, tracer } = tracing
  return tracer.startActiveSpan(name, { root: true }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Starts the span of a statement inside the current span; undefined when there is none. */
export function startStatementSpan(sql: string): { end: (failed: boolean) => void } | undefined {
  const span = tracing?.api.trace.getActiveSpan()
  if (!tracing || !span) return undefined
  const { api, tracer } = tracing
  const text = withoutValues(sql)
  const statement = tracer.startSpan(/^\w+/.exec(text)?.[0]?.toUpperCase() ?? "SQL", {
    kind: api.SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", "db.query.text": text },
  })
  return {
    end: (failed) => {
      if (failed) statement.setStatus({ code: api.SpanStatusCode.ERROR })
      statement.end()
    },
  }
}

export const isTracing = (): boolean => tracing !== undefined

const maxStatement = 2_000

/** Values are bound and not part of the text; this also removes the literals that some statements contain. */
const withoutValues = (sql: string): string =>
  sql
    .trim()
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .slice(0, maxStatement)
