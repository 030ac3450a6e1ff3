import { countPlaywright, type PlaywrightReport } from "./playwright-report"

const test = (projectName: string, status: string, ...messages: string[]) => ({
  projectName,
  status,
  results: messages.map((message) => ({ error: { message } })),
})

it("a browser test that needed a second try counts as passed and is named", () => {
  const report: PlaywrightReport = {
    stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [{ title: "opens", file: "faq.spec.ts", line: 3, tests: [test("phone", "expected")] }],
        suites: [
          {
            specs: [
              {
                title: "saves",
                file: "faq.spec.ts",
                line: 9,
                tests: [test("phone", "flaky"), test("desktop", "expected")],
              },
            ],
          },
        ],
      },
    ],
  }
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: ["phone: faq.spec.ts:9 saves"],
  })
})

it("a failed browser test is named with the message of its last try", () => {
  const report: PlaywrightReport = {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: "no browser" }],
    suites: [
      {
        specs: [
          {
            title: "opens",
            file: "faq.spec.ts",
            line: 3,
            tests: [test("phone", "unexpected", "slow", "closed")],
          },
        ],
      },
    ],
  }
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    failures: ["phone: faq.spec.ts:3 opens\n  closed", "Playwright\n  no browser"],
    flaky: [],
  })
})
