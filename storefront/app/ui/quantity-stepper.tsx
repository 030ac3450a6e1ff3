import { IconButton } from "./button"

interface QuantityStepperProps {
  quantity: number
  /** Maximum quantity. */
  max: number
  onChange: (quantity: number) => void
  disabled?: boolean
  /** Product name, for screen readers. */
  label: string
}

/** Chooses a quantity from 1 to the stock; announces the limit when reached. */
export function QuantityStepper({ quantity, max, onChange, disabled = false, label }: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-stone-300 bg-white"
    >
      <IconButton
        label="Decrease quantity"
        icon="minus"
        disabled={disabled || quantity <= 1}
        onClick={() => onChange(Math.max(1, quantity - 1))}
      />
      <output aria-live="polite" className="min-w-8 text-center font-medium tabular-nums">
        {quantity}
      </output>
      <IconButton
        label="Increase quantity"
        icon="plus"
        disabled={disabled || quantity >= max}
        onClick={() => onChange(Math.min(max, quantity + 1))}
      />
    </div>
  )
}
