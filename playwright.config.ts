/// <reference types="node" />
import { defineConfig } from "@playwright/test"
import { browserSwitches } from "./dev/test/browser"

const browser = process.env["CHROMIUM_PATH"]

/**
 * Medusa Admin, and behaviour of the back office that no width changes: runs once, on the desktop. The first-sale and
 * back-office-widths specs set their own widths; the latter checks every screen of the back office on a phone.
 */
const desktopOnly =
  /(admin-(branding|bulk-edit|command-menu|history|products|settings|staff)|back-office-widths|ended-session.*|faq|first-sale|medusa-admin.*|superadmin)\.spec\.ts$/

/** Shoppers' behaviour that no width changes, and presses on a slow phone: runs once, on the phone. */
const phoneOnly =
  /(account|admin-(dashboard|keys|messages|webhooks)|compare|contact|drift|find-a-stone|gateway-widget|lost-payment|offline|opening-soon|pan|presses|purchase|screens|style-rules|superadmin-tenants|two-accounts|wishlist)\.spec\.ts$/

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
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: phoneOnly,
      grepInvert: /@phone/,
      // Phones show every motion; here their reduced form is tested, which is also drawn in less time.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    },
  ],
})
