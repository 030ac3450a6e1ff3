import { failure } from "./failure"
import type { Counts } from "./stage"

interface PlaywrightTest {
  projectName: string
  status: string
  results: { error?: { message?: string } }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

interface NamedTest extends PlaywrightTest {
  name: string
}

function testsIn({ suites = [], specs = [] }: PlaywrightSuite): NamedTest[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, name: `${test.projectName}: ${file}:${String(line)} ${title}` }))
  )
  return [...here, ...suites.flatMap(testsIn)]
}

export function countPlaywright(text: string): Counts {
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport
  const tests = testsIn({ suites })
  const failed = tests.filter((test) => test.status === "unexpected")
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ name, results }) => failure(name, results.at(-1)?.error?.message ?? "")),
      ...errors.map(({ message = "" }) => failure("Playwright", message)),
    ],
    flaky: tests.filter((test) => test.status === "flaky").map((test) => test.name),
  }
}
