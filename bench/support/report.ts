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

/** The one in the middle, of an even number the higher, by what `by` makes of each; undefined of none. */
export const medianBy = <T>(values: readonly T[], by: (it: T) => number): T | undefined =>
  values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)]

export const median = (values: readonly number[]): number => medianBy(values, (it) => it) ?? 0

export function print(findings: readonly Finding[]): void {
  for (const it of findings) {
    const mark = it.holds === undefined ? "   " : it.holds ? "ok " : "NOT"
    console.log(`${mark} ${it.what}: ${it.result}`)
  }
}
