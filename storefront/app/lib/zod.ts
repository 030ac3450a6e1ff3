import { config } from "zod/v4"

// The page's content security policy forbids `new Function`, which zod uses to compile schemas.
config({ jitless: true })

export * from "zod/v4"
