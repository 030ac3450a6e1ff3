import { config } from "zod/v4"

// The page's content security policy forbids `new Function`, by which zod would compile its schemas.
config({ jitless: true })

export * from "zod/v4"
