import { index, layout, route, type RouteConfig } from "@react-router/dev/routes"
import { adminLinks } from "./admin/features/frame/admin-links"

/** The module of a page of the back office: `/admin/faqs` is in `admin/routes/faqs.tsx`. */
const adminModule = (path: string) =>
  `admin/routes/${path === "/admin" ? "dashboard" : path.slice("/admin/".length)}.tsx`

export default [
  index("shop/routes/home.tsx"),
  route("shop", "shop/routes/shop.tsx"),
  route("products/:slug", "shop/routes/product.tsx"),
  route("compare", "shop/routes/compare.tsx"),
  route("cart", "shop/routes/cart.tsx"),
  route("checkout", "shop/routes/checkout.tsx"),
  route("profile", "shop/routes/profile.tsx"),
  route("contact", "shop/routes/contact.tsx"),
  route("faq", "shop/routes/faq.tsx"),
  route("forgot-password", "shop/routes/forgot-password.tsx"),
  route("reset-password", "shop/routes/reset-password.tsx"),
  route("orders/:orderNumber", "shop/routes/order.tsx"),
  route("s/:code", "shop/routes/passport.tsx"),
  layout(
    "admin/routes/layout.tsx",
    adminLinks.map(({ to }) => route(to.slice(1), adminModule(to)))
  ),
  route("superadmin", "platform/routes/overview.tsx"),
  route("superadmin/tenants", "platform/routes/tenants.tsx"),
  route("offline", "shop/routes/offline.tsx"),
  route("robots.txt", "shop/routes/robots.ts"),
  route("*", "shop/routes/not-found.tsx"),
] satisfies RouteConfig
