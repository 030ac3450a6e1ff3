import { Strokes } from "~/ui/icon"

/** Strokes on a 24 px grid; apart from the shoppers' icons, which every page loads. */
const paths = {
  dashboard: "M4 4.500h7v7H4v-7Zm9 0h7v4.500h-7V4.500ZM4 14h7v5.500H4V14Zm9-2.500h7v8h-7v-8Z",
  products:
    "M7 4h10l4 5.500L12 20.500 3 9.500 7 4Zm-4 5.500h18M9.500 9.500 12 20.500l2.500-11L12 4 9.500 9.500Z",
  orders: "M6 3.500h12v17l-3-1.800-3 1.800-3-1.800-3 1.800v-17ZM9 8.500h6m-6 4h6",
  messages: "M3.500 6h17v12.500h-17V6Zm0 .8 8.500 6.700 8.500-6.700",
  history: "M4.500 9A8.200 8.200 0 1 1 4 13.500M4.500 4v5h5M12 8v4.500l3 2",
  brand:
    "M12 3.500a8.500 8.500 0 1 0 0 17c1.500 0 2-1 1.500-2.200-.6-1.500.3-2.800 2-2.800h2c1.800 0 3-1.300 3-3.300 0-4.900-3.800-8.700-8.500-8.700ZM7.500 12h.01M9.500 8h.01M14.500 8h.01",
  staff:
    "M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6 8c.4-3.400 2.800-5.300 6-5.300s5.600 1.900 6 5.300M16 4.800a3.500 3.500 0 0 1 0 6.400m2.300 3.600c1.600.8 2.500 2.400 2.700 4.700",
  tenants:
    "M4 9.500 5.500 4h13L20 9.500m-16 0a2.650 2.650 0 0 0 5.300 0 2.650 2.650 0 0 0 5.400 0 2.650 2.650 0 0 0 5.300 0m-14.500 3V20h13v-7.500M9.500 20v-4.500h5V20",
  keys: "M8 15.700a4.200 4.200 0 1 0 0-8.400 4.200 4.200 0 0 0 0 8.400Zm4.200-4.200h8.300v3.500m-4-3.500v2.500",
  settings:
    "M4 7h9m4 0h3M4 17h3m4 0h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-6 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
} as const

export type AdminIconName = keyof typeof paths

export const AdminIcon = ({ name }: { name: AdminIconName }) => (
  <Strokes path={paths[name]} className="size-5 shrink-0" />
)
