import { homeTexts } from "@contract/texts/home"
import { useText } from "~/lib/site"
import { Icon } from "~/ui/icon"

const blurbs = [
  { icon: "certificate", title: "feature_1_title", words: "feature_1_text" },
  { icon: "globe", title: "feature_2_title", words: "feature_2_text" },
  { icon: "truck", title: "feature_3_title", words: "feature_3_text" },
  { icon: "shield", title: "feature_4_title", words: "feature_4_text" },
] as const

/** Four reasons to buy here. */
export function Blurbs() {
  const text = useText(homeTexts)
  return (
    <section aria-label={text("home_blurbs_label")} className="border-b border-stone-900/10 bg-white">
      <ul className="mx-auto grid max-w-7xl gap-x-10 gap-y-8 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
        {blurbs.map(({ icon, title, words }) => (
          <li key={title} className="flex gap-4">
            <Icon name={icon} className="mt-0.5 size-7 shrink-0 text-brand-primary-ink" />
            <div>
              <h2 className="font-sans text-base leading-6 font-semibold tracking-normal">{text(title)}</h2>
              <p className="mt-1 text-stone-600">{text(words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
