const hidden = (keys: readonly string[]) => Object.fromEntries(keys.map((it) => [it, { hidden: true }]))

/** Before everything else of their column, in this order: what nothing is said of has the order 0. */
const first = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((it, n) => [it, { order: n - keys.length }]))

/** Beside Medusa's own general settings, most of which are hidden: else that heading stands over nothing. */
const general = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((it) => [`core:settings-nav:/settings/${it}`, { section: "general" }]))

/** Our widgets by their ids; Medusa puts widgets last, below what nobody looks for there. */
const pages: Readonly<Record<string, object>> = {
  "product.details": first(["core:ProductGeneralSection", "widget:gem"]),
  "order.details": first(["widget:shop-order"]),
}

/**
 * Entries of Medusa Admin's menus that lead to pages whose calls are refused. That is for the eye alone: what may be called
 * is said by the rules.
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

/** What only the platform's people may call: the users whom they invite, what each of these sees, and all shops. */
const platformMenus: Readonly<Record<string, object>> = {
  sidebar: hidden(["core:nav:/tenants"]),
  "settings.sidebar": hidden(["core:settings-nav:/settings/users", "core:settings-nav:/settings/staff"]),
}

/** What Medusa Admin is told of a zone's layout: the shops' menus and pages, and no layout that somebody else has made. */
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
