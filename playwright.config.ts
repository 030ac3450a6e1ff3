import { defineConfig } from "@playwright/test"
import { browserSwitches } from "./dev/test/browser"

const browser = process.env["CHROMIUM_PATH"]

/** Medusa Admin is made for desks, a tablet has a width of its own, and the way to the first sale goes from desk to phone. */
const deskOnly = /(first-sale|medusa-admin.*|tablet)\.spec\.ts$/

/** What lies behind the screens and is the same at any width: run once, on the phone. */
const onceOnly =
  /(admin-webhooks|drift|gateway-widget|lost-payment|offline|pan|presses|superadmin-shops)\.spec\.ts$/

export default defineConfig({
  testDir: "integration-tests/e2e",
  globalSetup: "./integration-tests/support/playwright-setup.ts",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] === "true",
  use: {
    browserName: "chromium",
    // What a worker passes on, a spec can't hold back or answer; `offline.spec` lets it in.
    serviceWorkers: "block",
    launchOptions: {
      args: [...browserSwitches, "--disable-quic"],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "phone",
      testIgnore: deskOnly,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: onceOnly,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
