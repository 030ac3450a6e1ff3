import { defineConfig } from "@playwright/test"
import { browserSwitches } from "./dev/test/browser"

const browser = process.env["CHROMIUM_PATH"]

/** Medusa Admin is for desktops; the tablet and first-sale specs set their own widths. */
const desktopOnly = /(first-sale|medusa-admin.*|tablet)\.spec\.ts$/

/** Behaviour that no width changes: runs once, on the phone. */
const phoneOnly =
  /(account|admin-(dashboard|messages|webhooks)|contact|drift|gateway-widget|lost-payment|offline|pan|presses|style-rules|superadmin-shops)\.spec\.ts$/

export default defineConfig({
  testDir: "integration-tests/e2e",
  globalSetup: "./integration-tests/support/playwright-setup.ts",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] === "true",
  use: {
    browserName: "chromium",
    // A spec can't intercept requests that a service worker passes on. `offline.spec` allows service workers.
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
      testIgnore: desktopOnly,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: phoneOnly,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
