const hidden = (keys: readonly string[]) => Object.fromEntries(keys.map((it) => [it, { hidden: true }]))

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
  "settings.sidebar": hidden(
    `store regions tax-regions return-reasons refund-reasons sales-channels product-types product-tags locations
     publishable-api-keys secret-api-keys workflows search translations`
      .trim()
      .split(/\s+/)
      .map((it) => `core:settings-nav:/settings/${it}`)
  ),
}

/** What only the platform's people may call: the users whom they invite, what each of these sees, and all shops. */
const platformMenus: Readonly<Record<string, object>> = {
  sidebar: hidden(["core:nav:/tenants"]),
  "settings.sidebar": hidden(["core:settings-nav:/settings/users", "core:settings-nav:/settings/staff"]),
}

/** What Medusa Admin is told of a zone's layout: the shops' menus, and no layout that somebody else has made. */
export function layoutOf(zone: string, isPlatform: boolean): object {
  const menu = Object.hasOwn(menus, zone) ? menus[zone] : undefined
  const widgets = menu && { ...menu, ...(isPlatform ? {} : platformMenus[zone]) }
  return {
    personal_configuration: null,
    default_configuration: widgets
      ? { id: `ratna_${zone}`, zone, user_id: null, is_system_default: true, configuration: { widgets } }
      : null,
    active_scope: "default",
  }
}
