/** Pages carry the visitor's name and a nonce: no browser or proxy may keep them unasked. */
export const htmlHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-cache",
  Vary: "Cookie",
} as const
