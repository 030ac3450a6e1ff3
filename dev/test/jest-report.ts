import path from "node:path"
import { failure } from "./failure"
import type { Counts } from "./stage"

export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    /** The path of the spec. */
    name: string
    status: string
    /** What jest prints for the whole file. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A file without a failed test that failed itself, e.g. because it couldn't be loaded, is listed by its name alone. */
function failuresIn({
  name,
  status,
  message,
  assertionResults,
}: JestReport["testResults"][number]): string[] {
  if (status !== "failed") return []
  const file = path.relative("", name)
  const failed = assertionResults.filter((test) => test.status === "failed")
  if (failed.length === 0) return [failure(file, message)]
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file} ${fullName}`, failureMessages.join("\n"))
  )
}

export function countJest(text: string): Counts {
  const report = JSON.parse(text) as JestReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresIn),
  }
}
