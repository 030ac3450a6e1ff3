import { heroTexts } from "@contract/texts/hero"
import { pictureSource } from "~/lib/images"
import { useSite, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"

/**
 * Width of a wide picture that fills the available height: on a phone it is wider than the screen, and a file of two
 * thirds of its width is requested. The difference is invisible at a phone's pixel density, and the picture loads in
 * half the time.
 */
const sizes = "(min-width: 1024px) max(100vw, 178vh), max(66vw, 62vh)"

/** The tenant's picture: above the text up to tablets, beside and behind it on wider windows. */
function HeroPicture({ url }: { url: string }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-[58%] bg-black lg:h-full">
      <img
        {...pictureSource(url, sizes)}
        alt=""
        fetchPriority="high"
        decoding="sync"
        className="size-full object-cover object-[88%_50%] md:object-[100%_50%] lg:object-[70%_50%]"
      />
      <div className="absolute inset-0 bg-linear-to-t from-brand-night via-transparent to-black/60 lg:hidden" />
      <div className="absolute inset-0 hidden bg-linear-to-r from-black/75 via-black/40 to-black/10 lg:block" />
    </div>
  )
}

/** The first screen: a two-line title over the tenant's picture, or over its dark background. */
export function HomeHero() {
  const { heroImage } = useSite().branding
  const text = useText(heroTexts)
  return (
    <section
      className={cn(
        "on-dark relative isolate flex min-h-svh overflow-hidden px-4 pt-32 text-white sm:px-6",
        heroImage
          ? "items-end bg-brand-night pb-14 lg:items-center lg:pb-32"
          : "hero-ground items-center pb-32"
      )}
    >
      {heroImage && <HeroPicture url={heroImage} />}
      <div className="mx-auto w-full max-w-7xl">
        <div className="max-w-xl animate-rise lg:max-w-md xl:max-w-2xl">
          <h1 className="font-display text-5xl leading-[1.04] text-balance md:text-6xl xl:text-7xl">
            <span className="block">{text("hero_title_line1")}</span>
            <span className="gold block pb-2">{text("hero_title_line2")}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-pretty whitespace-pre-line text-white/90 xl:text-xl">
            {text("hero_subtitle")}
          </p>
          <ButtonLink to="/shop" look="light" size="large" className="mt-8 md:mt-10">
            {text("hero_button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
