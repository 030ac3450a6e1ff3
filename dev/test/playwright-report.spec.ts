import { countPlaywright, type PlaywrightReport } from "./playwright-report"

it("a browser test that needed a second try counts as passed and is named", () => {
  const test = (projectName: string, status: string) => ({ projectName, status })
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
    flaky: ["phone: faq.spec.ts:9 saves"],
  })
})
