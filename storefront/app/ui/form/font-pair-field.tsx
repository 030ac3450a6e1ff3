import { useId } from "react"
import { useFormContext } from "react-hook-form"
import { fontChoices, fontSheets } from "~/lib/font-choices"
import { useHydrated } from "~/lib/use-hydrated"

interface FontPairFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Chooses one of the built-in font pairs, each drawn in its own faces. */
export function FontPairField({ name, label, hint, error }: FontPairFieldProps) {
  const { register } = useFormContext<Record<string, unknown>>()
  const note = useId()
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      {fontSheets.map(([pair, href]) => (
        <link key={pair} rel="stylesheet" href={href} />
      ))}
      <legend className="mb-1.5 block text-sm font-medium text-stone-800">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {fontChoices.map((choice) => (
          <label
            key={choice.pair}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-xl border border-stone-300 bg-white p-4 transition-colors duration-150 hover:border-stone-500 has-checked:border-stone-900 has-checked:ring-1 has-checked:ring-stone-900 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-stone-900"
          >
            <input
              type="radio"
              value={choice.pair}
              {...register(name)}
              className="mt-1.5 size-5 shrink-0 cursor-pointer accent-stone-900 outline-none"
            />
            <FontSample {...choice} />
          </label>
        ))}
      </div>
      <div id={note} aria-live="polite">
        {error ? (
          <p className="mt-1.5 text-sm text-red-700">{error}</p>
        ) : (
          hint && <p className="mt-1.5 text-sm text-stone-600">{hint}</p>
        )}
      </div>
    </fieldset>
  )
}

/** A product name as a page shows it, with a description of the pair below. */
function FontSample({ display, text, name, manner }: (typeof fontChoices)[number]) {
  // The page's policy forbids style attributes in the server's HTML, so they are set after hydration.
  const isHydrated = useHydrated()
  const inFace = (fontFamily: string) => (isHydrated ? { fontFamily } : undefined)
  return (
    <span className="grid min-w-0 gap-1">
      <span aria-hidden="true" className="text-2xl leading-tight" style={inFace(display)}>
        Kashmir Sapphire
      </span>
      <span aria-hidden="true" className="text-base text-stone-700 tabular-nums" style={inFace(text)}>
        2.14 carat, ₹1,24,500
      </span>
      <span className="mt-1 text-sm text-stone-600">
        <span className="font-medium text-stone-900">{name}</span>
        <span className="block">{manner}</span>
      </span>
    </span>
  )
}
