import type { Cost } from "./cpu"
import { sum } from "./cpu"

/** What a bench has found, as one line and whether it holds what is promised. */
export interface Finding {
  what: string
  result: string
  /** Undefined where nothing is promised. */
  holds?: boolean
}

const ms = (it: number): string => (it < 10 ? it.toFixed(2) : it.toFixed(0))

export const costText = (cost: Cost): string =>
  `${ms(sum(cost))} CPU-ms (node ${ms(cost.node)} + database ${ms(cost.database)})`

/** Ours beside theirs, which it must be at least `times` cheaper than. */
export const ratio = (what: string, ours: Cost, theirs: Cost, times: number): Finding => ({
  what,
  result: `${costText(ours)}, a ${(sum(theirs) / Math.max(sum(ours), 0.01)).toFixed(0)}th of stock; promised: a ${times}th`,
  holds: sum(ours) * times <= sum(theirs),
})

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function print(findings: readonly Finding[]): void {
  for (const it of findings) {
    const mark = it.holds === undefined ? "   " : it.holds ? "ok " : "NOT"
    console.log(`${mark} ${it.what}: ${it.result}`)
  }
}
