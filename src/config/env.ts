import { availableParallelism } from "node:os"
import { z } from "zod"
import { type PerSecond, tenantShare } from "../contract/rules/tenant-share"
import { trustedProxiesOf } from "../contract/rules/trusted-proxies"
import { acceptedSecrets } from "../lib/accepted-secrets"
import { defaultLogFormat, logLevels } from "../lib/telemetry/log"
import { providers } from "../payments/providers"
import { pictureFaults, s3Faults, s3PlaceOf, s3Variables } from "./s3-variables"

const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(["true", "false"]).transform((it) => it === "true")
/** A 32-byte AES-256-GCM key in base64. Encrypts payment credentials. */
const key32 = z.string().refine((it) => Buffer.from(it, "base64").length === 32, "must be 32 bytes in base64")

const listed = (text: string): string[] =>
  text
    .split(",")
    .map((it) => it.trim())
    .filter(Boolean)

type AddressVariable = keyof (typeof providers)[number]["addresses"]

/** The addresses that the payment providers declare. */
function providerAddresses(): Record<AddressVariable, z.ZodDefault<z.ZodURL>> {
  const declared = providers.flatMap(({ addresses }) => Object.entries(addresses))
  return Object.fromEntries(
    declared.map(([variable, address]) => [variable, z.url().default(address)])
  ) as Record<AddressVariable, z.ZodDefault<z.ZodURL>>
}

const schema = z
  .object({
    RATNA_MODE: z.enum(["development", "production"]).default("production"),
    /** What this process does; see docs/operating.md, "Several processes". */
    RATNA_ROLE: z.enum(["all", "migrate", "server", "worker"]).default("all"),
    /** Address and port of a worker's health endpoints. */
    HEALTH_HOST: z.string().optional(),
    HEALTH_PORT: port.default(9100),
    MEDUSA_HOST: z.string().optional(),
    HOST: z.string().optional(),
    /** How long a server accepts requests after SIGTERM, in seconds. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(14).default(0),
    DATABASE_URL: z.string().min(1),
    REDIS_URL: z.string().optional(),
    PORT: port.default(8000),
    MEDUSA_PORT: port.default(9000),
    DATA_DIR: z.string().min(1),
    ...s3Variables,
    /** Where new pictures are stored. The other place is read as well, see `files:move`. */
    PICTURE_STORE: z.enum(["local", "s3"]).optional(),
    /** Scheme of tenants' public origins, for links in e-mails; `http` in development, where the origin has a port. */
    PUBLIC_PROTOCOL: z.enum(["http", "https"]).optional(),
    SMTP_URL: z.string().min(1),
    ...providerAddresses(),
    POSTAL_API_URL: z.url().default("https://api.postalpincode.in/pincode"),
    JWT_SECRET: z.string().min(16),
    COOKIE_SECRET: z.string().min(16),
    RATNA_SECRET_KEY: key32,
    EDGE_SECRET: z.string().min(16),
    /** Second accepted values, during a rotation. */
    COOKIE_SECRET_SECOND: z.string().min(16).optional(),
    RATNA_SECRET_KEY_SECOND: key32.optional(),
    EDGE_SECRET_SECOND: z.string().min(16).optional(),
    TENANT_STRICT_HOSTS: flag.optional(),
    TRUSTED_PROXIES: z.string().default(""),
    /** Private hosts (`name` or `name:port`) that outgoing webhooks may be sent to; in development only. */
    WEBHOOK_PRIVATE_HOSTS: z.string().default(""),
    ADMIN_DISABLED: flag.default(false),
    /** Domain below which every tenant is served as `{slug}.…` from its creation. */
    PLATFORM_DOMAIN: z.string().optional(),
    /** Targets that tenants' own hosts must point to: IP addresses, or one host name, comma-separated. */
    PLATFORM_ADDRESSES: z.string().default(""),
    /** DNS servers that check host proofs, as `address[:port]`, comma-separated; by default the machine's own. */
    DNS_SERVERS: z.string().default(""),
    /** Rate limit of a tenant that has none of its own, for each server process; without it `tenantCalls` is a share. */
    TENANT_CALLS_PER_SECOND: z.coerce.number().int().min(1).optional(),
    /**
     * Default concurrency limit of a tenant. Lower than the pool size, so that one tenant never holds all connections.
     */
    TENANT_CALLS_AT_ONCE: z.coerce.number().int().min(1).default(12),
    DB_POOL_MAX: z.coerce.number().int().min(2).max(200).default(20),
    LOG_FORMAT: z.enum(["json", "text"]).default(defaultLogFormat),
    LOG_LEVEL: z.enum(logLevels).default("info"),
    /** Port of the metrics; in the role `all`, the storefront's port, and the Medusa server has the next one. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    /** Collector of traces (OTLP over HTTP). */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  })
  .check(({ value, issues }) => {
    for (const [name, message] of Object.entries({ ...s3Faults(value), ...pictureFaults(value) })) {
      issues.push({ code: "custom", path: [name], message, input: undefined })
    }
  })
  .transform((it) => ({
    ...it,
    role: it.RATNA_ROLE,
    cookieSecrets: acceptedSecrets(it.COOKIE_SECRET, it.COOKIE_SECRET_SECOND),
    /** The platform's keys, base64. */
    secretKeys: acceptedSecrets(it.RATNA_SECRET_KEY, it.RATNA_SECRET_KEY_SECOND),
    edgeSecrets: acceptedSecrets(it.EDGE_SECRET, it.EDGE_SECRET_SECOND),
    tenantCalls: {
      perSecond: it.TENANT_CALLS_PER_SECOND ?? tenantShare(availableParallelism()),
      isShare: it.TENANT_CALLS_PER_SECOND === undefined,
    } satisfies PerSecond,
    production: it.RATNA_MODE === "production",
    s3: s3PlaceOf(it),
    strictHosts: it.TENANT_STRICT_HOSTS ?? it.RATNA_MODE === "production",
    protocol: it.PUBLIC_PROTOCOL ?? (it.RATNA_MODE === "production" ? ("https" as const) : ("http" as const)),
    trustedProxies: trustedProxiesOf(it.TRUSTED_PROXIES),
    webhookPrivateHosts: it.RATNA_MODE === "production" ? [] : listed(it.WEBHOOK_PRIVATE_HOSTS.toLowerCase()),
    platformDomain: it.PLATFORM_DOMAIN?.toLowerCase() ?? (it.RATNA_MODE === "production" ? "" : "localhost"),
    platformAddresses: listed(it.PLATFORM_ADDRESSES),
    dnsServers: listed(it.DNS_SERVERS),
    metricsPort: it.METRICS_PORT && (it.RATNA_ROLE === "all" ? it.METRICS_PORT + 1 : it.METRICS_PORT),
  }))

export type Env = z.infer<typeof schema>

let parsed: Env | undefined

/**
 * Returns the environment, parsed and validated once. Nothing else reads `process.env`.
 * @throws Error with one sentence for each missing or invalid variable
 */
export function env(): Env {
  if (parsed) return parsed
  const present = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""))
  const result = schema.safeParse(present)
  if (!result.success) {
    const faults = result.error.issues.map((it) => `${it.path.join(".")}: ${it.message}`)
    throw new Error(`The configuration is not complete. ${faults.join("; ")}.`)
  }
  parsed = result.data
  return parsed
}
