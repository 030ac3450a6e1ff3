import { counted } from "~/lib/counted"
import { formatCount } from "~/lib/money"
import { Button } from "~/ui/button"

interface ProgressStepProps {
  label: string
  done: number
  total: number
  onStop: () => void
}

/** Progress of an import or trial. */
export function ProgressStep({ label, done, total, onStop }: ProgressStepProps) {
  const text = `${formatCount(done)} of ${counted(total, "row")}`
  return (
    <div className="grid gap-4">
      <p role="status">
        {label}: {text}
      </p>
      <progress
        aria-label={label}
        value={done}
        max={Math.max(total, 1)}
        className="h-2 w-full overflow-hidden rounded-full accent-stone-900"
      />
      <div>
        <Button look="outline" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}
