// A constructed style sheet doesn't count as an inline style: a style-src with nonces allows it.
const look = new CSSStyleSheet()
look.replaceSync(`
  .rzp-sheet { position: fixed; inset: 0; margin: auto; padding: 0; border: 0; width: min(400px, calc(100vw - 32px));
    height: fit-content; max-height: calc(100dvh - 32px); overflow: auto; border-radius: 16px; background: #fff;
    color: #1c1917; box-shadow: 0 24px 64px rgb(28 25 23 / .28); pointer-events: auto; text-align: left;
    font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif }
  .rzp-sheet::backdrop { background: rgb(28 25 23 / .55) }
  .rzp-sheet * { box-sizing: border-box; font: inherit; letter-spacing: normal }
  .rzp-sheet p { margin: 0; overflow-wrap: anywhere }
  .rzp-head { display: flex; align-items: center; gap: 12px; padding: 16px 12px 16px 24px; background: #1c1917 }
  .rzp-head img { width: 44px; height: 44px; border-radius: 10px; object-fit: contain; background: #fff }
  .rzp-sheet .rzp-brand { flex: 1; font-weight: 600; font-size: 18px }
  .rzp-sheet .rzp-close { width: 44px; height: 44px; border: 0; border-radius: 22px; background: transparent;
    color: inherit; font-size: 24px; line-height: 1; cursor: pointer }
  .rzp-body { display: grid; gap: 8px; padding: 24px }
  .rzp-sheet .rzp-amount { min-height: 38px; font-size: 32px; font-weight: 650; line-height: 1.2;
    font-variant-numeric: tabular-nums }
  .rzp-sheet .rzp-quiet { color: #57534e; font-size: 14px }
  .rzp-sheet .rzp-error:not(:empty) { padding: 12px; border-radius: 10px; background: #fef2f2; color: #991b1b;
    font-size: 14px }
  .rzp-acts { display: grid; gap: 12px; margin: 8px 0 }
  .rzp-sheet .rzp-act { min-height: 48px; padding: 0 16px; border: 1px solid #1c1917; border-radius: 12px;
    background: #fff; color: #1c1917; font-weight: 600; cursor: pointer }
  .rzp-sheet .rzp-act.rzp-main { background: #1c1917; color: #fff }
  .rzp-sheet .rzp-act:disabled { opacity: .55; cursor: progress }
  .rzp-sheet button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
  .rzp-sheet .rzp-close:focus-visible { outline-color: currentColor; outline-offset: -4px }
  .rzp-sheet [hidden] { display: none }
`)

export function applyLook() {
  if (!document.adoptedStyleSheets.includes(look)) document.adoptedStyleSheets.push(look)
}

/** Sets the tenant's colour on the sheet's head, and the text colour with the better contrast. @param {HTMLElement} head @param {string} color */
export function paintHead(head, color) {
  head.style.backgroundColor = color
  head.style.color = inkOn(getComputedStyle(head).backgroundColor)
}

/** White or near-black, by WCAG contrast. @param {string} rgb as a computed style has it: `rgb(1, 2, 3)` */
function inkOn(rgb) {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map((it) => {
    const part = Number(it) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.06 ? "#fff" : "#1c1917"
}
