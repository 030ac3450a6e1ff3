import path from "node:path"
import { countJest, type JestReport } from "./jest-report"

const file = (
  name: string,
  status: string,
  assertionResults: JestReport["testResults"][number]["assertionResults"]
) => ({
  name: path.resolve(name),
  status,
  message: "Cannot find module './faq'",
  assertionResults,
})

it("a failed test is named with the beginning of its message, a file that can't be loaded by its path", () => {
  const report: JestReport = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      file("app/faq.spec.ts", "failed", [
        { fullName: "faq opens", status: "passed", failureMessages: [] },
        { fullName: "faq saves", status: "failed", failureMessages: ["Error: not saved\n    at save"] },
      ]),
      file("app/cart.spec.ts", "failed", []),
    ],
  }
  expect(countJest(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: [
      "app/faq.spec.ts faq saves\n  Error: not saved\n      at save",
      "app/cart.spec.ts\n  Cannot find module './faq'",
    ],
  })
})
