import { Switch } from "@medusajs/ui"
import type { ReactNode } from "react"

interface SwitchedRowProps {
  /** Id of the element that names the row. */
  nameId: string
  /** Label of the switch: the state that it turns on. */
  word: string
  isOn: boolean
  isBusy: boolean
  onSwitch: (isOn: boolean) => void
  buttons: ReactNode
  children: ReactNode
}

/** List row with its content, switch and buttons. On a phone the controls are below the content. */
export const SwitchedRow = ({
  nameId,
  word,
  isOn,
  isBusy,
  onSwitch,
  buttons,
  children,
}: SwitchedRowProps) => (
  <li className="flex flex-col gap-3 px-6 py-4 md:flex-row md:items-start md:justify-between md:gap-6">
    <div className="min-w-0">{children}</div>
    <div className="flex shrink-0 items-center justify-between gap-4">
      <label className="txt-small flex items-center gap-2">
        <Switch
          size="small"
          aria-describedby={nameId}
          checked={isOn}
          disabled={isBusy}
          onCheckedChange={onSwitch}
        />
        {word}
      </label>
      {buttons}
    </div>
  </li>
)
