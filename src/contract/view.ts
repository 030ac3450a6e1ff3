import { z } from "zod"

/** The lists of the back office that views are kept of. */
export const viewLists = ["products", "orders"] as const
export type ViewList = (typeof viewLists)[number]

/** So many of a list a person may keep, and so many the store. */
export const maxViews = 30

/** A list's filters, order and look under a name. `shared`: the store's, for all who run it; else its owner's own. */
export const savedView = z.object({
  id: z.string(),
  list: z.enum(viewLists),
  name: z.string(),
  /** As the page's address has it, without a question mark. */
  query: z.string(),
  shared: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

const name = z
  .string({ error: "Please give the view a name" })
  .trim()
  .min(1, "Please give the view a name")
  .max(60, "A name has at most 60 characters")

const query = z
  .string({ error: "The query must be a text" })
  .max(1_000, "The query has at most 1000 characters")
  .regex(/^[^?#\s]*$/, "The query must be as it stands in an address, without a question mark")

export const viewCreateBody = z.object({
  list: z.enum(viewLists),
  name,
  query,
  shared: z.boolean().default(false),
})
export type ViewCreateBody = z.output<typeof viewCreateBody>

export const viewUpdateBody = z.object({ name, query, shared: z.boolean() }).partial()
export type ViewUpdateBody = z.output<typeof viewUpdateBody>

export const viewListQuery = z.object({ list: z.enum(viewLists) })
export const viewParams = z.object({ id: z.string().min(1).max(100) })
