import { readdirSync, readFileSync } from "node:fs"

/** Kernel clock ticks per second: 100 on every Linux that Node runs on. */
const msPerTick = 10

interface Stat {
  parent: number
  own: number
  /** Of terminated children. */
  gone: number
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name in parentheses may contain spaces; the fields after it may not.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, goneUser = 0, goneSystem = 0] = fields.slice(11, 15)
    return { parent, own: user + system, gone: goneUser + goneSystem }
  } catch {
    return undefined
  }
}

/** CPU-ms used so far by a process and its descendants. */
export function cpuMs(pid: number): number {
  const self = statOf(pid)
  if (!self) throw new Error(`There is no process ${pid}`)
  const children = readdirSync("/proc")
    .filter((it) => /^\d+$/.test(it))
    .map((it) => statOf(Number(it)))
    .filter((it) => it?.parent === pid)
  const ticks = self.own + self.gone + children.reduce((sum, it) => sum + (it?.own ?? 0) + (it?.gone ?? 0), 0)
  return ticks * msPerTick
}

export interface Cost {
  node: number
  database: number
}

/** Average CPU-ms per request, of the server and of PostgreSQL, over `times` sequential requests. */
export async function costOf(
  pids: { node: number; database: number },
  times: number,
  call: (n: number) => Promise<unknown>
): Promise<Cost> {
  const before = { node: cpuMs(pids.node), database: cpuMs(pids.database) }
  for (let n = 0; n < times; n++) await call(n)
  return {
    node: (cpuMs(pids.node) - before.node) / times,
    database: (cpuMs(pids.database) - before.database) / times,
  }
}

export const sum = (cost: Cost): number => cost.node + cost.database
