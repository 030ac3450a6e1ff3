/** Labels of the admin's orders page that a tenant can change. */
export const adminOrderTexts = {
  admin_orders_title: "Order Management",
  admin_orders_subtitle: "Manage and track all customer orders",
  admin_orders_export: "Export CSV",
  admin_orders_search: "Search orders...",
  admin_orders_all_status: "All Status",
  admin_orders_total: "Total Orders",
  admin_orders_update_status: "Update Status",
  admin_orders_empty_title: "No Orders Yet",
  admin_orders_empty_text: "Orders will appear here once customers start placing them",
  admin_orders_none_title: "No Orders Found",
  admin_orders_none_text: "Try adjusting your search or filters",
} as const
