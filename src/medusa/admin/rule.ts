import type { FileMember } from "../../contract/endpoints/endpoint"
import type { Tenant } from "../../modules/tenant/tenant"
import type { ForcedBody, PlainBody } from "./bodies"
import type { Kind } from "./owns"

export type RuleMethod = "GET" | "POST" | "DELETE"

/** Our own code that runs instead of Medusa's handler (`src/api/admin/staff-acts.ts`). */
export type Instead =
  | "cancelOrder"
  | "capturePayment"
  | "deleteProduct"
  | "deliverParcel"
  | "packParcel"
  | "refundPayment"
  | "setStock"
  | "shipParcel"
  | "unpackParcel"

/** How one endpoint of Medusa's `/admin` is restricted to a tenant. An endpoint without a rule is refused. */
export interface AdminRule {
  method: RuleMethod
  /**
   * Exactly as Medusa spells it, parameter names included: middleware that runs after Medusa's own checks is bound to
   * this text.
   */
  path: string
  /**
   * Who may call it. Default: staff with an assigned tenant. `anybody`: any staff. `platform`: platform staff.
   * `anyone`: also without signing in.
   */
  for?: "anybody" | "platform" | "anyone"
  /** Path parameters that must name a record of the tenant's. */
  own?: Readonly<{ [param: string]: Kind }>
  ownQuery?: Readonly<{ [key: string]: Kind }>
  /** Filter that is added to every list, whatever the request filters by. */
  filter?: (tenant: Tenant) => object
  /** Checks the parsed body and returns the body for Medusa's handler. */
  body?: ForcedBody
  /** The same for endpoints that need no tenant. */
  plainBody?: PlainBody
  /** Responds instead of Medusa, whose own response covers all tenants. */
  response?: (params: Readonly<{ [param: string]: string }>, isPlatform: boolean) => object
  /** Rewrites Medusa's response to cover this tenant only. */
  rewrite?: (body: unknown, tenant: Tenant) => unknown
  /** Everything that moves money or stock: Medusa's workflows do so before their last check. */
  instead?: Instead
  /** Pictures that our own form parser reads: Medusa's would keep a form of any size in memory. */
  files?: readonly FileMember[]
  /** Records changes of products in the tenant's history. */
  record?: "product"
}

interface Compiled {
  rule: AdminRule
  pattern: RegExp
  names: readonly string[]
}

/** One unescaped path segment; any other spelling matches no rule. */
const segment = "([A-Za-z0-9_.-]+)"

function compile(rule: AdminRule): Compiled {
  const names = [...rule.path.matchAll(/:(\w+)/g)].map((it) => it[1] ?? "")
  return { rule, names, pattern: new RegExp(`^${rule.path.replace(/:\w+/g, segment)}/?$`) }
}

const params = (path: string): number => path.split("/:").length

/** Finds the rule of a request. Literal segments win over parameters, as in Medusa's router. */
export function ruleFinder(rules: readonly AdminRule[]) {
  const compiled = rules.map(compile).sort((a, b) => params(a.rule.path) - params(b.rule.path))
  return (method: string, path: string) => {
    const effectiveMethod = method === "HEAD" ? "GET" : method
    for (const { rule, pattern, names } of compiled) {
      const found = rule.method === effectiveMethod ? pattern.exec(path) : null
      if (found)
        return { rule, params: Object.fromEntries(names.map((name, n) => [name, found[n + 1] ?? ""])) }
    }
    return undefined
  }
}
