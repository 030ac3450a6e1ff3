/** How to reach a running product of the tests; what specs get, and what `dev/product.mjs` writes. */
export interface ProductInfo {
  /** The public origin of the tenant `default`; other tenants are `http://{slug}.localhost:{port}`. */
  origin: string
  port: number
  medusaUrl: string
  mailUrl: string
  gatewayUrl: string
  /** As the product's own role, which row-level security binds. */
  databaseUrl: string
  /** As PostgreSQL's superuser, who sees every row: for proofs. */
  superuserUrl: string
  /** `POST {controlUrl}/kill/{process}`, `/revive/{process}`; `GET {controlUrl}/pids`. */
  controlUrl: string
  dataDir: string
  /** The environment that the product's processes have. */
  env: Record<string, string>
}
