import type { AppLoadContext } from "react-router"
import { dehydrate, type QueryClient } from "@tanstack/react-query"
import type { Branding, Content } from "@contract/branding"
import type { ErrorBody } from "@contract/common"
import { hasContactDetails } from "@contract/rules/contact"
import { ApiError } from "./api"
import { brandCss } from "./brand-css"
import { defaultBranding } from "./default-branding"
import { brandingQuery } from "./get-branding"
import { checkoutSettingsQuery, unknownSettings } from "./get-checkout-settings"
import { contentQuery } from "./get-content"
import { httpError } from "./http-error"
import { newQueryClient } from "./query-client"
import { queryKeys } from "./query-keys"
import { request } from "./request"
import { userQuery } from "./session"
import type { Site } from "./site"

/** Why there is no tenant to show; the root's error view displays it. */
export interface NoTenant {
  reason: "not-found" | "closed"
  branding: Branding
  css: string
}

function noTenant(reason: NoTenant["reason"], branding: Branding): never {
  httpError(reason === "closed" ? 503 : 404, { reason, branding, css: brandCss(branding) } satisfies NoTenant)
}

/** Reads the branding from a closed tenant's error response. */
const brandingIn = (body: unknown): Branding => (body as ErrorBody | null)?.branding ?? defaultBranding

async function shop(
  client: QueryClient,
  { api }: AppLoadContext
): Promise<Pick<Site, "branding" | "content" | "settings">> {
  try {
    const [branding, content, settings] = await Promise.all([
      client.query(brandingQuery(api)),
      client.query(contentQuery(api)),
      client.query(checkoutSettingsQuery(api)),
    ])
    return { branding, content, settings }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === "TENANT_NOT_FOUND") noTenant("not-found", defaultBranding)
    if (error.code === "TENANT_INACTIVE") noTenant("closed", brandingIn(error.body))
    // eslint-disable-next-line no-console -- as specified: developers read it, visitors see the built-in brand
    console.error("Failed to fetch branding", error.message)
    return { branding: defaultBranding, content: {}, settings: unknownSettings }
  }
}

/**
 * Whether the tenant has neither products nor contact details. The facets are the cheapest response that shows whether
 * there are products, and are requested only while no contact details have been entered.
 */
async function isEmptyStore({ api }: AppLoadContext, branding: Branding, content: Content): Promise<boolean> {
  if (hasContactDetails(content, branding)) return false
  const facets = await request(api, "GET /api/products/facets").catch(() => null)
  return facets?.type.length === 0
}

/** The root loader's data for every page: the tenant and the signed-in account. */
export async function siteData(context: AppLoadContext) {
  const client = newQueryClient()
  const user = userQuery(context.api)
  const [{ branding, content, settings, isEmpty }] = await Promise.all([
    shop(client, context).then(async (it) => ({
      ...it,
      isEmpty: await isEmptyStore(context, it.branding, it.content),
    })),
    context.hasSession
      ? client.query(user).catch(() => client.setQueryData(user.queryKey, null))
      : client.setQueryData(user.queryKey, null),
  ])
  // Branding, texts and settings reach the browser as part of the site.
  const dehydrated = dehydrate(client, { shouldDehydrateQuery: (it) => it.queryKey[0] === queryKeys.user[0] })
  client.clear()
  const { origin } = context
  const checkoutScript = context.checkoutScriptOf(branding.paymentConfig.provider)
  const home = branding.site?.isPreview ? branding.site.primary : origin
  return {
    site: { branding, content, settings, origin, home, checkoutScript, isEmpty },
    css: brandCss(branding),
    dehydrated,
  }
}
