import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import type { BrandPicture } from "@contract/rules/pictures"
import {
  defaultFeatures,
  defaultFontPair,
  defaultTaxConfig,
  defaultTenantColors,
} from "@contract/rules/tenant-defaults"
import { tenantCreateBody, tenantUpdateBody, type TenantView } from "@contract/tenant"
import { brandPictures, pictureValues, type PictureValues } from "~/lib/brand-pictures"
import type { labels } from "./texts"

type TextName = Exclude<keyof typeof labels, "isActive">

/** The form's values; an unset value is an empty text. */
export type TenantValues = Record<TextName, string> & PictureValues & { isActive: boolean }

/** Active is always on when the form opens, so saving reopens an inactive tenant. */
export const tenantValues = (tenant: TenantView | null): TenantValues => ({
  brandName: tenant?.brandName ?? "",
  domain: tenant?.domain ?? "",
  slug: tenant?.slug ?? "",
  tagline: tenant?.tagline ?? "",
  primaryColor: tenant?.primaryColor ?? defaultTenantColors.primary,
  secondaryColor: tenant?.secondaryColor ?? defaultTenantColors.secondary,
  accentColor: tenant?.accentColor ?? defaultTenantColors.accent,
  fonts: tenant?.fonts ?? defaultFontPair,
  email: tenant?.email ?? "",
  phone: tenant?.phone ?? "",
  address: tenant?.address ?? "",
  customCss: tenant?.customCss ?? "",
  adminEmail: "",
  isActive: true,
  reason: tenant?.reason ?? "",
  ...pictureValues(tenant),
})

type TenantTexts = Omit<TenantValues, BrandPicture>

/**
 * Validates like the server and passes on the raw values: the server parses them by the same rules, pictures included.
 */
export function checkTenant(isNew: boolean): Resolver<TenantValues> {
  const schema = isNew ? tenantCreateBody : tenantUpdateBody
  const rules = zodResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<TenantTexts>
  return async (values, context, options) => {
    const { logo: _logo, heroImage: _hero, favicon: _icon, ...texts } = values
    const { errors } = await rules(texts, context, options as never)
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
}

/**
 * Builds the request's form data; features and taxes are sent back unchanged.
 * @param base the version that was edited
 */
export function formOf(values: TenantValues, base: TenantView | null): FormData {
  const form = new FormData()
  const { logo, heroImage, favicon, adminEmail, isActive, reason, ...texts } = values
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  form.append("features", JSON.stringify(base?.features ?? defaultFeatures))
  form.append("taxConfig", JSON.stringify(base?.taxConfig ?? defaultTaxConfig))
  if (base) {
    form.append("version", String(base.version))
    form.append("isActive", String(isActive))
    if (!isActive) form.append("reason", reason)
  } else form.append("adminEmail", adminEmail)
  const pictures = { logo, heroImage, favicon }
  for (const { name } of brandPictures) {
    const picture = pictures[name]
    if (picture?.file) form.append(name, picture.file)
    else if (!picture && base?.[name]) form.append(name, "")
  }
  return form
}
