import type { ReactNode, SubmitEvent } from "react"
import { Button } from "../button"
import { cn } from "../cn"
import { ErrorSummary } from "./error-summary"
import { LeaveGuard } from "./leave-guard"
import { SaveBar } from "./save-bar"
import { UploadProgress } from "./upload-progress"

interface FormShellProps {
  /** The form's accessible name. */
  label: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  isDirty: boolean
  isSaving: boolean
  /** Upload progress of its pictures, 0 to 1; null or absent while none are sent. */
  progress?: number | null
  saveLabel?: string
  /** Label of the save button while saving, in place of the spinner. */
  savingLabel?: string
  /** Resets to the saved values, or closes the form. */
  onCancel?: () => void
  cancelLabel?: string
  /** The invalid fields. */
  wrong?: readonly { name: string; label: string }[]
  onChooseWrong?: (name: string) => void
  className?: string
  children: ReactNode
}

/** Frame of every back-office form: guard against data loss, error summary, and buttons. */
export function FormShell(props: FormShellProps) {
  const { label, onSubmit, isDirty, isSaving, saveLabel = "Save Changes", savingLabel, progress } = props
  const { onCancel, cancelLabel = "Cancel", wrong = [], onChooseWrong, className, children } = props
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void onSubmit(event)}
      className={cn(
        "grid gap-5 rounded-2xl bg-white p-5 shadow-soft sm:p-6 [&_:is(input,select,textarea)]:scroll-mb-28",
        className
      )}
    >
      <LeaveGuard when={isDirty && !isSaving} />
      <ErrorSummary fields={wrong} onChoose={(name) => onChooseWrong?.(name)} />
      {children}
      <SaveBar>
        <Button type="submit" busy={isSaving && savingLabel === undefined} disabled={isSaving}>
          {/* Both labels share one grid cell, so that the button has the width of the longer one. */}
          <span className="grid">
            <span className={cn("col-start-1 row-start-1", isSaving && savingLabel && "invisible")}>
              {saveLabel}
            </span>
            {savingLabel !== undefined && (
              <span className={cn("col-start-1 row-start-1", !isSaving && "invisible")}>{savingLabel}</span>
            )}
          </span>
        </Button>
        {onCancel && (
          <Button look="quiet" disabled={isSaving} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        {progress !== null && progress !== undefined && <UploadProgress share={progress} />}
        {isDirty && !isSaving && <p className="text-sm text-stone-600">Not saved yet</p>}
      </SaveBar>
    </form>
  )
}
