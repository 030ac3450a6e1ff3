import { counted } from "~/lib/counted"

/** Texts of the dashboard. */
export const texts = {
  loading: "Loading dashboard",
  failed: "The dashboard could not be loaded. Your orders and products are safe.",
  retry: "Try again",
  revenue: "Total Revenue",
  /** Fixed by the specification. The real trend is shown beside it. */
  displayTrend: "+12.5%",
  ofAll: (orders: number) => `from ${counted(orders, "order")}`,
  lastDays: "Last 30 days",
  change: "Against the 30 days before",
  nothingBefore: "No orders then",
  byDay: "Revenue of the last 30 days, by day",
  day: "Day",
  revenueColumn: "Revenue",
  ordersColumn: "Orders",
  noSalesYet: "Each day's sales will show here.",
  chartMissing: "The chart could not be loaded. Reload the page to see it.",
  orders: (count: number) => counted(count, "order"),
  waiting: "Waiting for you",
  nothingWaits: "Nothing is waiting for you.",
  alarms: "Reports claimed twice",
  alarmHint:
    "Another stone has the same laboratory report. Compare yours with its certificate; whoever sells the other was asked to do the same.",
  paymentAlarms: "Payments without an order",
  paymentAlarmHint:
    "The payment gateway lists these payments, but no checkout of your store knows them. Send nothing for them.",
  paymentOutcomes: {
    NOT_CAPTURED:
      "Not taken. It returns to the payer by itself within a few days. A buyer who asks can order again.",
    REFUND_PENDING:
      "The refund is not confirmed yet and is tried again every hour. If it stays so, refund it in your account at the payment gateway.",
    REFUNDED: "Refunded. A buyer who asks can order again.",
  },
  alarmSeen: "Looked into",
  alarmSeenOf: (name: string) => `Looked into ${name}`,
  alarmMarked: "Marked as looked into",
  undo: "Undo",
  alarmOpen: "Open again",
  alarmOpenOf: (name: string) => `Open ${name} again`,
  allAlarms: "Those looked into as well",
  alarmFailed: "Failed to update the alarm",
  alarmsFailed: "Alarms could not be loaded.",
  recentOrders: "Recent Orders",
  allOrders: "View all orders",
  noOrders: "No Orders Yet",
  noOrdersHint: "Orders will appear here once customers start placing them",
  lowStock: "Low Stock",
  allProducts: "View all products",
  left: (stock: number) => (stock === 0 ? "Out of stock" : `${stock} left`),
  more: (count: number) => `View ${count} more`,
  wellStocked: "Every stone has 5 or more in stock.",
  noStones: "Nothing is on sale yet.",
  addFirst: "Add your first product",
} as const
