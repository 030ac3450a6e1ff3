const hidden = (keys: readonly string[]) => Object.fromEntries(keys.map((it) => [it, { hidden: true }]))

/** Places these first in their column, in this order. Elements without an order have order 0. */
const first = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((it, n) => [it, { order: n - keys.length }]))

/**
 * Lists these pages with Medusa's own general settings, most of which are hidden: otherwise that heading would be
 * empty.
 */
const general = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((it) => [`core:settings-nav:/settings/${it}`, { section: "general" }]))

/** Position of our widgets, by id. Medusa's default is the end of the page. */
const pages: Readonly<Record<string, object>> = {
  "product.details": first(["core:ProductGeneralSection", "widget:gem"]),
  "order.details": first(["widget:tenant-order"]),
}

/**
 * Menu entries of Medusa Admin whose pages use refused endpoints. Hiding them is cosmetic: the rules decide what may be
 * called.
 */
const menus: Readonly<Record<string, object>> = {
  sidebar: hidden([
    "core:nav:/promotions",
    "core:nav:/price-lists",
    "core:Searchbar",
    "nav-child:/products:/collections",
    "nav-child:/products:/categories",
    "nav-child:/products:/product-options",
    "nav-child:/customers:/customer-groups",
    "nav-child:/orders:/draft-orders",
  ]),
  "settings.sidebar": {
    ...hidden(
      `store regions tax-regions return-reasons refund-reasons sales-channels product-types product-tags locations
       publishable-api-keys secret-api-keys workflows search translations`
        .trim()
        .split(/\s+/)
        .map((it) => `core:settings-nav:/settings/${it}`)
    ),
    ...general(["shop", "brand", "texts", "staff"]),
  },
}

const layouts: Readonly<Record<string, object>> = { ...pages, ...menus }

/** Menu entries for platform staff only: users, their invitations and all tenants. */
const platformMenus: Readonly<Record<string, object>> = {
  sidebar: hidden(["core:nav:/tenants"]),
  "settings.sidebar": hidden(["core:settings-nav:/settings/users", "core:settings-nav:/settings/staff"]),
}

/** A zone's layout for Medusa Admin: the tenants' menus and pages. Personal and other saved layouts are ignored. */
export function layoutOf(zone: string, isPlatform: boolean): object {
  const ours = Object.hasOwn(layouts, zone) ? layouts[zone] : undefined
  const widgets = ours && { ...ours, ...(isPlatform ? {} : platformMenus[zone]) }
  return {
    personal_configuration: null,
    default_configuration: widgets
      ? { id: `ratna_${zone}`, zone, user_id: null, is_system_default: true, configuration: { widgets } }
      : null,
    active_scope: "default",
  }
}
