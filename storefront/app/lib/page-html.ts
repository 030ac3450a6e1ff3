/** React Router names every script of a page at the top of it, at a priority above the page's picture. */
const scriptPreloads = /<link rel="modulepreload"[^>]*>/g

/** A rendered page as it is sent: its few scripts are found at its end, after the style and the first picture. */
export const pageHtml = (rendered: string): Buffer => Buffer.from(rendered.replace(scriptPreloads, ""))
