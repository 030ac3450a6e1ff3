interface ErrorSummaryProps {
  /** The invalid fields, in the form's order. */
  fields: readonly { name: string; label: string }[]
  onChoose: (name: string) => void
}

/** Shown above a form that failed validation: lists the invalid fields, each with a button that focuses it. */
export function ErrorSummary({ fields, onChoose }: ErrorSummaryProps) {
  if (fields.length === 0) return null
  return (
    <div role="alert" className="rounded-xl border border-red-200 bg-red-50 px-4 py-3 text-sm text-red-900">
      <p className="font-medium">
        {fields.length === 1
          ? "One field needs your attention:"
          : `${fields.length} fields need your attention:`}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-9 cursor-pointer underline underline-offset-4"
              onClick={() => onChoose(name)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
