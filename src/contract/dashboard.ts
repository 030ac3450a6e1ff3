import { z } from "zod"
import { moneyText } from "./common"
import { order } from "./order"

/** Stock below this is low, except that of a one-off product: one whose stock has never been above 1. */
export const lowStockBelow = 5
/** Max low-stock products shown; the rest are counted. */
export const lowStockShown = 6
export const recentOrdersShown = 5
export const revenueDays = 30

export const lowStockStone = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  images: z.array(z.string()),
  price: moneyText,
  stock: z.number().int(),
})
export type LowStockStone = z.infer<typeof lowStockStone>

/** One day in Indian time: the sum of the totals of the orders placed on it, and their number. */
export const dayRevenue = z.object({ day: z.iso.date(), revenue: moneyText, orders: z.number().int() })
export type DayRevenue = z.infer<typeof dayRevenue>

/** Counts of pending work for the tenant's admins. Only products on sale are counted. */
export const waiting = z.object({
  unreadMessages: z.number().int(),
  ordersToSend: z.number().int(),
  stonesWithoutPicture: z.number().int(),
  stonesWithoutTreatment: z.number().int(),
  stonesWithoutHsnCode: z.number().int(),
})
export type Waiting = z.infer<typeof waiting>

/** A tenant's dashboard. Revenue is the sum of order totals, whatever their status. */
export const dashboard = z.object({
  /** Newest first. */
  recentOrders: z.array(order).max(recentOrdersShown),
  orderCount: z.number().int(),
  totalRevenue: moneyText,
  /**
   * The last 30 days including today, and the 30 days before; `percent` has one decimal, and is null when the earlier
   * value is 0.
   */
  revenueChange: z.object({ latest: moneyText, before: moneyText, percent: z.number().nullable() }),
  /** The tenant's growth target in percent a month: a goal, not a measured figure. */
  growthTargetPercent: z.number(),
  /** The last 30 days in Indian time, oldest first. */
  revenueByDay: z.array(dayRevenue).max(revenueDays),
  /** The products on sale with the least stock. */
  lowStock: z.array(lowStockStone).max(lowStockShown),
  lowStockCount: z.number().int(),
  /** Number of products on sale. */
  stoneCount: z.number().int(),
  waiting,
})
export type Dashboard = z.infer<typeof dashboard>
