/** Every answer says `private, no-store` (`server/edge/security.ts`); a page is, besides, another one for each session. */
export const htmlHeaders = { "Content-Type": "text/html; charset=utf-8", Vary: "Cookie" } as const
