import { z } from "zod"
import { moneyText } from "./common"
import { order } from "./order"

/** Stock below this is low. */
export const lowStockBelow = 5
/** So many of the stones that are low are shown; how many more there are is counted. */
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

/** One day in India: the totals of the orders placed on it, and how many. */
export const dayRevenue = z.object({ day: z.iso.date(), revenue: moneyText, orders: z.number().int() })
export type DayRevenue = z.infer<typeof dayRevenue>

/** What waits for the shop's owner, each as a count; stones are those on sale. */
export const waiting = z.object({
  unreadMessages: z.number().int(),
  ordersToSend: z.number().int(),
  stonesWithoutPicture: z.number().int(),
  stonesWithoutTreatment: z.number().int(),
  stonesWithoutHsnCode: z.number().int(),
})
export type Waiting = z.infer<typeof waiting>

/** A shop at a glance. Revenue is the sum of order totals, whatever their status. */
export const dashboard = z.object({
  /** The newest first. */
  recentOrders: z.array(order).max(recentOrdersShown),
  orderCount: z.number().int(),
  totalRevenue: moneyText,
  /** The last 30 days, today among them, and the 30 before; `percent` has one decimal, and is null where there was nothing. */
  revenueChange: z.object({ latest: moneyText, before: moneyText, percent: z.number().nullable() }),
  /** The last 30 days in India, the oldest first. */
  revenueByDay: z.array(dayRevenue).max(revenueDays),
  /** Of the stones on sale, those with the least stock. */
  lowStock: z.array(lowStockStone).max(lowStockShown),
  lowStockCount: z.number().int(),
  /** Stones on sale. */
  stoneCount: z.number().int(),
  waiting,
})
export type Dashboard = z.infer<typeof dashboard>
