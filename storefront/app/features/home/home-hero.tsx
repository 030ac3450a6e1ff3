import { useSite, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"

/** The whole first screen: the shop's picture, or its night sky, behind two lines of title. */
export function HomeHero() {
  const { heroImage } = useSite().branding
  const text = useText()
  return (
    <section className="hero-ground relative isolate flex min-h-svh items-center overflow-hidden px-4 py-32 text-white sm:px-6">
      {heroImage && (
        <>
          <img
            src={heroImage}
            alt=""
            fetchPriority="high"
            className="absolute inset-0 -z-20 size-full object-cover"
          />
          <div className="absolute inset-0 -z-10 bg-linear-to-r from-black/75 via-black/45 to-black/25" />
        </>
      )}
      <div className="mx-auto w-full max-w-7xl">
        <div className="max-w-2xl animate-rise">
          <h1 className="font-display text-5xl leading-[1.04] text-balance sm:text-6xl lg:text-7xl">
            <span className="block">{text("hero_title_line1")}</span>
            <span className="gold block pb-2">{text("hero_title_line2")}</span>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty whitespace-pre-line text-white/90 sm:text-xl">
            {text("hero_subtitle")}
          </p>
          <ButtonLink to="/shop" look="light" size="large" className="mt-10">
            {text("hero_button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
