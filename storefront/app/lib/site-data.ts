import type { AppLoadContext } from "react-router"
import { dehydrate } from "@tanstack/react-query"
import type { Branding, Content } from "@contract/branding"
import type { ErrorBody } from "@contract/common"
import { ApiError } from "./api"
import { brandCss } from "./brand-css"
import { defaultBranding } from "./default-branding"
import { httpError } from "./http-error"
import { newQueryClient } from "./query-client"
import { userQuery } from "./session"

/** Why there is no shop to show; the root's error view tells visitors. */
export interface NoShop {
  reason: "not-found" | "closed"
  branding: Branding
  css: string
}

function noShop(reason: NoShop["reason"], branding: Branding): never {
  httpError(reason === "closed" ? 503 : 404, { reason, branding, css: brandCss(branding) } satisfies NoShop)
}

/** A closed shop's refusal carries its branding beside the code. */
const brandingIn = (body: unknown): Branding => (body as ErrorBody | null)?.branding ?? defaultBranding

async function shop({ api }: AppLoadContext): Promise<{ branding: Branding; content: Content }> {
  try {
    const [branding, content] = await Promise.all([
      api.get<Branding>("/api/branding"),
      api.get<Content>("/api/content"),
    ])
    return { branding, content }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === "TENANT_NOT_FOUND") noShop("not-found", defaultBranding)
    if (code === "TENANT_INACTIVE") noShop("closed", brandingIn((error as ApiError).body))
    return { branding: defaultBranding, content: {} }
  }
}

/** What the root loader hands to every page: the shop, and who is signed in. */
export async function siteData(context: AppLoadContext) {
  const client = newQueryClient()
  const user = userQuery(context.api)
  const [{ branding, content }] = await Promise.all([
    shop(context),
    context.hasSession
      ? client.query(user).catch(() => client.setQueryData(user.queryKey, null))
      : client.setQueryData(user.queryKey, null),
  ])
  const dehydrated = dehydrate(client)
  client.clear()
  const { origin, checkoutScript } = context
  return { site: { branding, content, origin, checkoutScript }, css: brandCss(branding), dehydrated }
}
