import { index, layout, route, type RouteConfig } from "@react-router/dev/routes"

export default [
  index("routes/home.tsx"),
  route("shop", "routes/shop.tsx"),
  route("products/:slug", "routes/product.tsx"),
  route("compare", "routes/compare.tsx"),
  route("cart", "routes/cart.tsx"),
  route("checkout", "routes/checkout.tsx"),
  route("profile", "routes/profile.tsx"),
  route("contact", "routes/contact.tsx"),
  route("faq", "routes/faq.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("orders/:orderNumber", "routes/order.tsx"),
  route("s/:code", "routes/passport.tsx"),
  layout("routes/admin/layout.tsx", [
    route("admin", "routes/admin/dashboard.tsx"),
    route("admin/products", "routes/admin/products.tsx"),
    route("admin/orders", "routes/admin/orders.tsx"),
    route("admin/messages", "routes/admin/messages.tsx"),
    route("admin/settings", "routes/admin/settings.tsx"),
    route("admin/branding", "routes/admin/branding.tsx"),
    route("admin/history", "routes/admin/history.tsx"),
    route("admin/staff", "routes/admin/staff.tsx"),
  ]),
  layout("routes/superadmin/layout.tsx", [
    route("superadmin", "routes/superadmin/overview.tsx"),
    route("superadmin/tenants", "routes/superadmin/tenants.tsx"),
  ]),
  route("offline", "routes/offline.tsx"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig
