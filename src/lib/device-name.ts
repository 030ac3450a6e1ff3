type Known = readonly [RegExp, string]

/** What comes later says it is what stands before it as well: Edge names Chrome, Chrome names Safari. */
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

/** What a person would call the browser and machine that a `User-Agent` names, like "Chrome on Android". */
export function deviceName(userAgent: string | null): string {
  const browser = first(browsers, userAgent ?? "")
  const system = first(systems, userAgent ?? "")
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? "Unknown device"
}
