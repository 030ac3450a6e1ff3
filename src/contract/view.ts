import { z } from "zod"
import { lineText } from "./typed-text"

/** Admin lists that have saved views. */
export const viewLists = ["products", "orders"] as const
export type ViewList = (typeof viewLists)[number]

/** Max views of one list, per account and per tenant. */
export const maxViews = 30

/**
 * A saved view: a list's filters, sort order and layout under a name. `shared`: visible to all admins of the tenant;
 * otherwise only to its creator.
 */
export const savedView = z.object({
  id: z.string(),
  list: z.enum(viewLists),
  name: z.string(),
  /** The page's query string, without the question mark. */
  query: z.string(),
  shared: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

const name = lineText("Please give the view a name")
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
