import { openingTexts } from "@contract/texts/opening"
import { useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"

/** In place of the products of a store that has none yet. */
export default function OpeningNotice() {
  const text = useText(openingTexts)
  return (
    <div className="flex flex-col items-center rounded-2xl bg-brand-mist px-6 py-16 text-center sm:py-20">
      <Icon name="gem" className="size-10 text-brand-primary-ink" />
      <h2 className="mt-6 font-display text-3xl sm:text-4xl">{text("opening_title")}</h2>
      <p className="mt-4 max-w-md text-lg text-pretty text-stone-700">{text("opening_text")}</p>
      <ButtonLink to="/contact" className="mt-8">
        {text("opening_button")}
      </ButtonLink>
    </div>
  )
}
