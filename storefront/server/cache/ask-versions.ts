import { versionsPath, type Versions } from "@contract/rules/stamp"
import type { Call } from "../medusa-client"
import type { AskVersions } from "./version-board"

/** A longer request line could exceed the limit of Node's parser. */
const maxIds = 200
/** A server that takes longer is treated as unavailable: requests are then relayed. */
const timeoutMs = 1_000

/** Reads versions from the Medusa server. */
export function askVersions(call: Call, edgeSecret: string): AskVersions {
  const readSome = async (tenantIds: readonly string[]): Promise<Versions> => {
    const response = await call("GET", `${versionsPath}?t=${tenantIds.join(",")}`, {
      "x-ratna-edge": edgeSecret,
    })
    if (response.status !== 200) throw new Error(`the version check answered ${response.status}`)
    return JSON.parse(response.body) as Versions
  }
  return async (tenantIds) => {
    const parts: Promise<Versions>[] = []
    for (let at = 0; at < tenantIds.length; at += maxIds)
      parts.push(readSome(tenantIds.slice(at, at + maxIds)))
    const [first, ...rest] = await withinTime(Promise.all(parts))
    if (!first) throw new Error("no tenant to check")
    // Parts of different registry versions can't be combined; the next check reads them again.
    const same = rest.filter((it) => it.registry === first.registry)
    return {
      registry: first.registry,
      tenants: same.reduce((all, it) => ({ ...all, ...it.tenants }), first.tenants),
    }
  }
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the version check took too long")), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
