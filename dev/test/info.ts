/** Connection data of a running test product: passed to specs, and written by `dev/product.mjs`. */
export interface ProductInfo {
  /** The public origin of the tenant `default`; other tenants are `http://{slug}.localhost:{port}`. */
  origin: string
  port: number
  /** Set when tenants are served over TLS: the platform's domain, the proxy's address and its authority's certificate. */
  site?: { domain: string; address: string; ca: string }
  /** The port of each storefront, in a topology. */
  ports?: number[]
  medusaUrl: string
  /** Origin of Medusa Admin, at `/app`. */
  adminUrl: string
  mailUrl: string
  gatewayUrl: string
  /** As the product's own role, which row-level security binds. */
  databaseUrl: string
  /** As PostgreSQL's superuser, who sees every row: for checks of stored data. */
  superuserUrl: string
  /** `POST {controlUrl}/kill/{process}`, `/revive/{process}`, `/migrate` and `/replace/{process}` with the next release (in a topology), `/settle`; `GET {controlUrl}/pids`. */
  controlUrl: string
  dataDir: string
  /** Environment of the product's processes. */
  env: Record<string, string>
}

/** Connection data of a running topology. What ProductInfo describes once is its first process. */
export interface TopologyInfo extends ProductInfo {
  /** The public origin of each storefront. */
  origins: string[]
  ports: number[]
  /** The Medusa servers. */
  medusaUrls: string[]
  /** Origin of the worker's health endpoints. */
  workerUrl: string
  redisUrl: string
  /** Where each process serves its metrics, by its name. */
  metricsUrls: Record<string, string>
}

/** Connection data of a running compose.yaml. */
export interface ContainersInfo extends ProductInfo {
  site: { domain: string; address: string; ca: string }
  /** Values of its variables. */
  variables: Record<string, string>
}
