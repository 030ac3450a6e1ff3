import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { browserSwitches, prepareBrowser } from "../../dev/test/browser"
import { waitFor } from "../../integration-tests/support/wait-for"

const switches = ["--headless=new", ...browserSwitches, "--remote-debugging-port=0", "about:blank"]

/** Starts a separate instance of the product's browser, passes its debugging port to `act`, and stops it afterwards. */
export async function withBrowser<T>(act: (port: number) => Promise<T>): Promise<T> {
  const environment = await prepareBrowser()
  const profile = mkdtempSync(path.join(tmpdir(), "ratna-lighthouse-"))
  const browser = spawn(environment.CHROMIUM_PATH, [`--user-data-dir=${profile}`, ...switches], {
    stdio: "ignore",
    env: { ...process.env, ...environment },
  })
  const ended = new Promise((resolve) => browser.once("exit", resolve))
  try {
    // The browser writes its port there.
    const portFile = path.join(profile, "DevToolsActivePort")
    const port = await waitFor("The browser's port", () =>
      // The file exists a moment before its content.
      Promise.resolve((existsSync(portFile) && readFileSync(portFile, "utf8").split("\n")[0]) || undefined)
    )
    return await act(Number(port))
  } finally {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
