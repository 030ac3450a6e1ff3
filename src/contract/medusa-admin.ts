import { z } from "zod"

/** A shop as Medusa Admin's pages let their reader choose it. */
export const tenantChoice = z.object({ id: z.string(), slug: z.string(), brandName: z.string() })
export type TenantChoice = z.infer<typeof tenantChoice>
