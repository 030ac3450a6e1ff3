import type { Counts } from "./stage"

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

function flakyIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === "flaky")
      .map((test) => `${test.projectName}: ${file}:${String(line)} ${title}`)
  )
  return [...here, ...suites.flatMap(flakyIn)]
}

export function countPlaywright(text: string): Counts {
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: flakyIn({ suites }),
  }
}
