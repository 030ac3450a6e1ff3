import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { browserSwitches, prepareBrowser } from "../../dev/test/browser"
import { waitFor } from "../../integration-tests/support/wait-for"

const switches = ["--headless=new", ...browserSwitches, "--remote-debugging-port=0", "about:blank"]

/** Gives `act` the debugging port of a browser of its own, the product's one, and stops it afterwards. */
export async function withBrowser<T>(act: (port: number) => Promise<T>): Promise<T> {
  const environment = await prepareBrowser()
  const profile = mkdtempSync(path.join(tmpdir(), "ratna-lighthouse-"))
  const browser = spawn(environment.CHROMIUM_PATH, [`--user-data-dir=${profile}`, ...switches], {
    stdio: "ignore",
    env: { ...process.env, ...environment },
  })
  const ended = new Promise((resolve) => browser.once("exit", resolve))
  try {
    // The browser says there which port it took.
    const told = path.join(profile, "DevToolsActivePort")
    const port = await waitFor("The browser's port", () =>
      Promise.resolve(existsSync(told) ? readFileSync(told, "utf8").split("\n")[0] : undefined)
    )
    return await act(Number(port))
  } finally {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
