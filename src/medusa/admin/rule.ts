import type { Tenant } from "../../modules/tenant/tenant"
import type { ForcedBody, PlainBody } from "./bodies"
import type { Kind } from "./owns"

export type RuleMethod = "GET" | "POST" | "DELETE"

/** What our own code does instead of Medusa's handler, or beside it (`src/api/admin/staff-acts.ts`). */
export type Instead = "cancelOrder" | "deleteProduct"
export type Recorded = "order" | "product"

/** How one call of Medusa's `/admin` is held to a tenant. What has no rule is refused. */
export interface AdminRule {
  method: RuleMethod
  /** As Medusa spells it, names of parameters too: what runs after its own checks is bound to it by this very text. */
  path: string
  /** Who may call: staff with a settled tenant where nothing is said, any staff, the platform's people, or who isn't signed in. */
  for?: "anybody" | "platform" | "anyone"
  /** Parameters of the path, or of the query, that must name a thing of the tenant's. */
  own?: Readonly<{ [param: string]: Kind }>
  ownQuery?: Readonly<{ [key: string]: Kind }>
  /** What a list is filtered by, whatever else was asked for. */
  filter?: (tenant: Tenant) => object
  /** Checks the body that Medusa has read, and gives the one that its handler gets. */
  body?: ForcedBody
  /** The same for calls that need no tenant. */
  plainBody?: PlainBody
  /** Answered here: Medusa's own answer is about all tenants. */
  answer?: (params: Readonly<{ [param: string]: string }>, isPlatform: boolean) => object
  /** Medusa's answer, made into one about the tenant. */
  rewrite?: (body: unknown, tenant: Tenant) => unknown
  instead?: Instead
  /** What of it stands in the tenant's history. */
  record?: Recorded
}

interface Compiled {
  rule: AdminRule
  pattern: RegExp
  names: readonly string[]
}

/** One segment, unescaped: what is spelled otherwise is no path of ours. */
const segment = "([A-Za-z0-9_.-]+)"

function compile(rule: AdminRule): Compiled {
  const names = [...rule.path.matchAll(/:(\w+)/g)].map((it) => it[1] ?? "")
  return { rule, names, pattern: new RegExp(`^${rule.path.replace(/:\w+/g, segment)}/?$`) }
}

const params = (path: string): number => path.split("/:").length

/** Finds the rule of a call; words of a path win over parameters, as in Medusa's router. */
export function ruleFinder(rules: readonly AdminRule[]) {
  const compiled = rules.map(compile).sort((a, b) => params(a.rule.path) - params(b.rule.path))
  return (method: string, path: string) => {
    const asked = method === "HEAD" ? "GET" : method
    for (const { rule, pattern, names } of compiled) {
      const found = rule.method === asked ? pattern.exec(path) : null
      if (found)
        return { rule, params: Object.fromEntries(names.map((name, n) => [name, found[n + 1] ?? ""])) }
    }
    return undefined
  }
}
