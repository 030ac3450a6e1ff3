import { useFormContext } from "react-hook-form"
import { isFontPair } from "@contract/rules/font-pairs"
import { isHexColor, textOn } from "@contract/rules/contrast"
import { defaultFontPair } from "@contract/rules/tenant-defaults"
import { familiesOf } from "~/lib/font-families"
import { useHydrated } from "~/lib/use-hydrated"
import { usePreviews } from "~/lib/use-previews"
import type { BrandValues } from "./brand-fields"

const colorOr = (value: string | boolean | undefined, fallback: string): string =>
  isHexColor(value) ? value : fallback

/** Preview of the form's unsaved values. */
export function BrandPreview() {
  const { watch } = useFormContext<BrandValues>()
  const values = watch()
  // The page's policy forbids style attributes in the server's HTML, so they are set after hydration.
  const isHydrated = useHydrated()
  const inked = (background: string, color: string) => (isHydrated ? { background, color } : undefined)
  const pictures = [values.logo, values.heroImage, values.favicon]
  const previewOf = usePreviews(pictures.filter((it) => it !== null))
  const [logo, hero, favicon] = pictures.map((it) => (it ? previewOf(it) : undefined))
  const primary = colorOr(values.primaryColor, "#1e293b")
  const accent = colorOr(values.accentColor, "#10b981")
  const pill = colorOr(values.headerPill, "#ffffff")
  // Adjusted as on pages: a colour that is unreadable on its background is replaced.
  const text = textOn(pill, colorOr(values.headerText, "#44403c"))
  const active = textOn(primary, isHexColor(values.headerActiveText) ? values.headerActiveText : null)
  const families = familiesOf(isFontPair(values.fonts) ? values.fonts : defaultFontPair)
  const inFace = (fontFamily: string) => (isHydrated ? { fontFamily } : undefined)
  const name = values.brandName || "Your brand"
  return (
    <figure aria-label="Preview" className="overflow-hidden rounded-2xl bg-white shadow-soft">
      <figcaption className="border-b border-stone-200 px-5 py-3 text-sm text-stone-600">Preview</figcaption>
      <div aria-hidden="true" style={inFace(families.text)}>
        <div className="flex items-center gap-2 border-b border-stone-200 bg-stone-100 px-5 py-2 text-xs text-stone-700">
          {favicon && <img src={favicon} alt="" data-part="favicon" className="size-4 object-contain" />}
          <span className="truncate">{values.seoTitle || name}</span>
        </div>
        <div className="p-5">
          <div className="flex items-center justify-between gap-3">
            {logo ? (
              <img src={logo} alt="" data-part="logo" className="h-8 max-w-36 object-contain" />
            ) : (
              <span className="truncate font-display text-2xl" style={inFace(families.display)}>
                {name}
              </span>
            )}
            <span className="flex gap-1 rounded-full p-1 text-xs" style={inked(pill, text)}>
              <span className="rounded-full px-3 py-1.5" style={inked(primary, active)}>
                Home
              </span>
              <span className="px-2 py-1.5">Shop</span>
            </span>
          </div>
          {hero && (
            <img
              src={hero}
              alt=""
              data-part="hero"
              className="mt-4 aspect-video w-full rounded-xl object-cover object-right"
            />
          )}
          <p className="mt-4 text-sm text-stone-600">{values.tagline || "Your tagline"}</p>
          <div className="mt-5 flex flex-wrap items-center gap-3 text-sm">
            <span
              className="rounded-full px-5 py-2.5 font-medium"
              style={inked(primary, textOn(primary, null))}
            >
              Add to Cart
            </span>
            <span className="rounded-full px-3 py-1" style={inked(accent, textOn(accent, null))}>
              In Stock
            </span>
          </div>
        </div>
      </div>
    </figure>
  )
}
