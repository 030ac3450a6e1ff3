/** A condition on each row `t` of an archive's table, and the fault of a row that doesn't meet it. */
export interface Demand {
  table: string
  condition: string
  otherwise: string
}

/**
 * A scrypt hash with the cost of Medusa's `emailpass` (N = 2^15, r = 8, p = 1): a login with another cost could take
 * any time and memory.
 */
const passwordHash = "^c2NyeXB0AA8AAAAIAAAAA[Q-Za-f][A-Za-z0-9+/]{106}$"

const ownCustomer = `t.app_metadata->>'customer_id' in (
  select id from customer where metadata->>'tenant_id' = current_setting('app.tenant_id'))`

/** All tenants share one sequence of integers, which ends at 2,147,483,647. */
const numbered = ["order", "return", "order_claim", "order_exchange"].map((table) => ({
  table,
  condition: "coalesce(t.display_id, 0) <= 1000000000",
  otherwise: "has a number that would leave too few to the other stores",
}))

/** Conditions on rows that Medusa trusts beyond the tenant that they belong to. */
export const medusaDemands: readonly Demand[] = [
  {
    table: "auth_identity",
    condition: `t.app_metadata - 'customer_id' = '{}'::jsonb and ${ownCustomer}`,
    otherwise: "signs in somebody who is not a customer of the store",
  },
  {
    table: "provider_identity",
    condition: `t.provider = 'emailpass' and t.provider_metadata->>'password' ~ '${passwordHash}'`,
    otherwise: "is not a password as this product keeps them",
  },
  {
    table: "tenant",
    condition: "t.publishable_key = (select token from api_key where id = t.publishable_key_id)",
    otherwise: "names a publishable key that is not its own",
  },
  ...numbered,
]
