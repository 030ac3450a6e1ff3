import type { Page } from "@playwright/test"

/** How a script in the page recognizes the next screen. */
export interface Screen {
  /** Regular expression of its path and query. */
  path: string
  /** Selector of its heading, whose text differs from that of the screen before. */
  heading: string
  /** Selector of its first content. */
  content: string
}

export interface Times {
  /** From the press to the first frame that shows that it was received, in ms. */
  received: number
  /** From the press to the first frame with the heading and the first content, in ms. */
  arrived: number
}

/** Selector of the sign that a press was received. */
const sign = "[data-moving]"

/**
 * A script for the page: measures from the next click, or from `startMove()`, to the end of the frame that shows the
 * screen. It is text, because the compiler adds calls of its own to functions. Its last value is none: Playwright waits
 * for a promise.
 */
const watchMove = ({ path, heading, content }: Screen): string => `{
  const headingText = () => document.querySelector(${JSON.stringify(heading)})?.textContent ?? ""
  const path = new RegExp(${JSON.stringify(path)})
  const before = headingText()
  let start
  window.startMove = () => { start = performance.now() }
  addEventListener("click", (event) => { start ??= event.timeStamp }, { capture: true })
  const hasArrived = () =>
    path.test(location.pathname + location.search) && headingText() !== "" && headingText() !== before &&
    document.querySelector(${JSON.stringify(content)}) !== null
  window.move = new Promise((done) => {
    let received
    requestAnimationFrame(function look() {
      const isThere = start !== undefined && hasArrived()
      const isReceived = isThere || (start !== undefined && document.querySelector(${JSON.stringify(sign)}) !== null)
      const { port1, port2 } = new MessageChannel()
      // A message arrives after the frame is painted.
      port1.onmessage = () => {
        if (isReceived) received ??= performance.now() - start
        if (isThere) done({ received, arrived: performance.now() - start })
        else requestAnimationFrame(look)
      }
      port2.postMessage(null)
    })
  })
}
undefined`

const timesOf = (page: Page): Promise<Times> => page.evaluate<Times>("window.move")

/** Presses a link and measures the move to its screen. */
export async function timeMove(page: Page, screen: Screen, press: () => Promise<void>): Promise<Times> {
  await page.evaluate(watchMove(screen))
  await press()
  return timesOf(page)
}

/** Goes back, as with the browser's button, and measures the move. */
export async function timeBack(page: Page, screen: Screen): Promise<Times> {
  await page.evaluate(watchMove(screen))
  await page.evaluate("startMove(); history.back()")
  return timesOf(page)
}
