import { readFileSync, writeFileSync } from "node:fs"
import type { Finding } from "./report"

/** A measured cost beside the calibration of the same run. */
export interface Measured {
  /** Name of the figure: the same in every run. */
  what: string
  /** CPU-ms per request, of all processes together. */
  cpuMs: number
  /** CPU-ms of the calibration that the figure is compared with. */
  bare: number
  /** Name of that calibration. */
  against: string
}

const file = "docs/benchmarks.md"
/** A run whose ratio is above the last kept one by more than this share is reported as worse. */
const tolerance = 0.2

const ratioOf = ({ cpuMs, bare }: Measured): number => cpuMs / bare
const text = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))

/** The ratio of the newest kept row with this name. Rows are `| date | figure | CPU-ms | calibration | ratio |`. */
export function lastRatio(page: string, what: string): number | undefined {
  const rows = page.split("\n").map((line) => line.split("|").map((cell) => cell.trim()))
  const newest = rows.findLast((cells) => cells[2] === what)
  return newest?.[5] === undefined ? undefined : Number(newest[5])
}

/** Compares each figure with the last kept one: it holds unless its ratio is more than a fifth worse. */
export function compared(all: readonly Measured[], page = readFileSync(file, "utf8")): Finding[] {
  return all.map((it) => {
    const last = lastRatio(page, it.what)
    const ratio = ratioOf(it)
    const result = `${text(it.cpuMs)} CPU-ms, ${text(ratio)} times ${it.against} (${text(it.bare)})`
    if (last === undefined) return { what: it.what, result: `${result}; not kept yet` }
    return {
      what: it.what,
      result: `${result}; last kept: ${text(last)}`,
      holds: ratio <= last * (1 + tolerance),
    }
  })
}

/** Appends the figures to the page of kept results. */
export function keep(all: readonly Measured[], day: string): void {
  const rows = all.map(
    (it) =>
      `| ${day} | ${it.what} | ${text(it.cpuMs)} | ${text(it.bare)} (${it.against}) | ${text(ratioOf(it))} |`
  )
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()}\n${rows.join("\n")}\n`)
}
