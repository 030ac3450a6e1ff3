import type { Cost } from "./cpu"
import { sum } from "./cpu"

/** Result of a bench: one line, and whether it meets its target. */
export interface Finding {
  what: string
  result: string
  /** Undefined without a target. */
  holds?: boolean
}

const ms = (it: number): string => (it < 10 ? it.toFixed(2) : it.toFixed(0))

export const costText = (cost: Cost): string =>
  `${ms(sum(cost))} CPU-ms (node ${ms(cost.node)} + database ${ms(cost.database)})`

/** Compares ours with theirs; ours must be at least `times` cheaper. */
export const ratio = (what: string, ours: Cost, theirs: Cost, times: number): Finding => ({
  what,
  result: `${costText(ours)}, a ${(sum(theirs) / Math.max(sum(ours), 0.01)).toFixed(0)}th of stock; promised: a ${times}th`,
  holds: sum(ours) * times <= sum(theirs),
})

/** The median by the value of `by`; the higher one of an even number; undefined for an empty list. */
export const medianBy = <T>(values: readonly T[], by: (it: T) => number): T | undefined =>
  values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)]

export const median = (values: readonly number[]): number => medianBy(values, (it) => it) ?? 0

export function print(findings: readonly Finding[]): void {
  for (const it of findings) {
    const mark = it.holds === undefined ? "   " : it.holds ? "ok " : "NOT"
    console.log(`${mark} ${it.what}: ${it.result}`)
  }
}
