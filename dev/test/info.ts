/** Connection data of a running test product: passed to specs, and written by `dev/product.mjs`. */
export interface ProductInfo {
  /** The public origin of the tenant `default`; other tenants are `http://{slug}.localhost:{port}`. */
  origin: string
  port: number
  medusaUrl: string
  mailUrl: string
  gatewayUrl: string
  /** As the product's own role, which row-level security binds. */
  databaseUrl: string
  /** As PostgreSQL's superuser, who sees every row: for checks of stored data. */
  superuserUrl: string
  /** `POST {controlUrl}/kill/{process}`, `/revive/{process}`, `/settle`; `GET {controlUrl}/pids`. */
  controlUrl: string
  dataDir: string
  /** Environment of the product's processes. */
  env: Record<string, string>
}
