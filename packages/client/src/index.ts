export type { components, paths } from "./api"
export { createRatnaClient, dataOf, everyOf, type RatnaClient, type RatnaOptions } from "./client"
export { RatnaError } from "./error"
export { type RatnaMessage, verifyWebhook, WebhookVerificationError } from "./webhook"
