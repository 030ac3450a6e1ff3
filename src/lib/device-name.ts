type Known = readonly [RegExp, string]

/** Most specific first: Edge's `User-Agent` also contains Chrome, and Chrome's contains Safari. */
const browsers: readonly Known[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(UCBrowser|UCWEB)/, "UC Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
]

const systems: readonly Known[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
]

const first = (known: readonly Known[], userAgent: string): string | undefined =>
  known.find(([sign]) => sign.test(userAgent))?.[1]

/** Readable name of the browser and machine in a `User-Agent`, like "Chrome on Android". */
export function deviceName(userAgent: string | null): string {
  const browser = first(browsers, userAgent ?? "")
  const system = first(systems, userAgent ?? "")
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? "Unknown device"
}
