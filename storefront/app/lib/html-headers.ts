/**
 * Headers of a page. Every response has `private, no-store` (`server/edge/security.ts`); a page also varies by session.
 */
export const htmlHeaders = { "Content-Type": "text/html; charset=utf-8", Vary: "Cookie" } as const
