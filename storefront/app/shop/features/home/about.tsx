import { homeTexts } from "@contract/texts/home"
import { useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"

export function About() {
  const text = useText(homeTexts)
  return (
    <section aria-labelledby="about" className="bg-brand-mist">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-6 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1fr_1.4fr]">
        <h2 id="about" className="font-display text-3xl text-balance sm:text-4xl lg:text-5xl">
          {text("about_title")}
        </h2>
        <div>
          <p className="max-w-[65ch] text-lg whitespace-pre-line text-stone-700">{text("about_content")}</p>
          <ButtonLink to="/contact" look="outline" className="mt-8">
            {text("about_button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
