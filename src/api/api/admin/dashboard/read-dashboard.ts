import {
  type Dashboard,
  lowStockBelow,
  lowStockShown,
  recentOrdersShown,
  revenueDays,
} from "../../../../contract/dashboard"
import type { TenantTx } from "../../../../db/with-tenant"
import { addPaise, type Paise, rupeesText } from "../../../../domain/money"
import { percentChange } from "../../../../domain/percent-change"
import { lowStones, stoneGaps } from "../../../../modules/catalog/read/stock-watch"
import { countUnread } from "../../../../modules/contact/messages"
import { newestOrders } from "../../../../modules/order/read-orders"
import { daySums, type DaySum, orderSums } from "../../../../modules/order/read-sums"
import { orderView } from "../../../../modules/order/tenant-order"
import { settingIn } from "../../../../modules/settings/read-setting"

/** Reads the dashboard in one transaction with seven statements, each using an index. */
export async function readDashboard(tx: TenantTx): Promise<Dashboard> {
  const orders = await newestOrders(tx, recentOrdersShown)
  const sums = await orderSums(tx)
  const days = await daySums(tx, 2 * revenueDays)
  const stones = await stoneGaps(tx, lowStockBelow)
  const low = stones.low > 0 ? await lowStones(tx, lowStockBelow, lowStockShown) : []
  const latest = days.slice(-revenueDays)
  return {
    recentOrders: orders.map(orderView),
    orderCount: sums.count,
    totalRevenue: rupeesText(sums.revenue),
    revenueChange: changeOf(revenueOf(latest), revenueOf(days.slice(0, -revenueDays))),
    growthTargetPercent: Number(await settingIn(tx, "growth_target_percent")),
    revenueByDay: latest.map((it) => ({ ...it, revenue: rupeesText(it.revenue) })),
    lowStock: low.map((it) => ({ ...it, price: rupeesText(it.price) })),
    lowStockCount: stones.low,
    stoneCount: stones.stones,
    waiting: {
      unreadMessages: await countUnread(tx),
      ordersToSend: sums.toSend,
      stonesWithoutPicture: stones.withoutPicture,
      stonesWithoutTreatment: stones.withoutTreatment,
      stonesWithoutHsnCode: stones.withoutHsnCode,
    },
  }
}

const revenueOf = (days: readonly DaySum[]): Paise => addPaise(...days.map((it) => it.revenue))

const changeOf = (latest: Paise, before: Paise): Dashboard["revenueChange"] => ({
  latest: rupeesText(latest),
  before: rupeesText(before),
  percent: percentChange(latest, before),
})
