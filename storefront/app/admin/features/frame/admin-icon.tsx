import { Strokes } from "~/ui/icon"

/** Stroke icons on a 24 px grid, separate from the shoppers' icons, which every page loads. */
const paths = {
  dashboard: "M4 4.5h7v7H4v-7Zm9 0h7v4.5h-7V4.5ZM4 14h7v5.5H4V14Zm9-2.5h7v8h-7v-8Z",
  products: "M7 4h10l4 5.5L12 20.5 3 9.5 7 4Zm-4 5.5h18M9.5 9.5 12 20.5l2.5-11L12 4 9.5 9.5Z",
  orders: "M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8v-17ZM9 8.5h6m-6 4h6",
  messages: "M3.5 6h17v12.5h-17V6Zm0 .8 8.5 6.7 8.5-6.7",
  faqs: "M4 4.5h16v12h-8.5L7 20.5v-4H4v-12Zm5.8 4a2.3 2.3 0 1 1 3.2 2.1c-.7.3-1 .7-1 1.4m0 2.2h.01",
  history: "M4.5 9A8.2 8.2 0 1 1 4 13.5M4.5 4v5h5M12 8v4.5l3 2",
  brand:
    "M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.8h2c1.8 0 3-1.3 3-3.3 0-4.9-3.8-8.7-8.5-8.7ZM7.5 12h.01M9.5 8h.01M14.5 8h.01",
  staff:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 8c.4-3.4 2.8-5.3 6-5.3s5.6 1.9 6 5.3M16 4.8a3.5 3.5 0 0 1 0 6.4m2.3 3.6c1.6.8 2.5 2.4 2.7 4.7",
  tenants:
    "M4 9.5 5.5 4h13L20 9.5m-16 0a2.65 2.65 0 0 0 5.3 0 2.65 2.65 0 0 0 5.4 0 2.65 2.65 0 0 0 5.3 0m-14.5 3V20h13v-7.5M9.5 20v-4.5h5V20",
  keys: "M8 15.7a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Zm4.2-4.2h8.3v3.5m-4-3.5v2.5",
  webhooks:
    "M4.5 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm4 0h3.5m0 0L15.5 7m-3.5 5 3.5 5m0-10a2 2 0 1 0 4 0 2 2 0 0 0-4 0Zm0 10a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z",
  more: "M4 6.5h16M4 12h16M4 17.5h10",
  settings:
    "M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
} as const

export type AdminIconName = keyof typeof paths

export const AdminIcon = ({ name }: { name: AdminIconName }) => (
  <Strokes path={paths[name]} className="size-5 shrink-0" />
)
