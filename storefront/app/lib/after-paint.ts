/**
 * Runs `then` once the page has been painted as it came from the server: on a slow phone with a fast line, scripts would
 * otherwise run before the first picture is seen. At once in a window that nobody looks at, where nothing is painted.
 */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === "hidden") then()
  else requestAnimationFrame(() => setTimeout(then))
}
