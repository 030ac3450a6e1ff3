import type { ReactNode, SubmitEvent } from "react"
import { Button } from "../button"
import { cn } from "../cn"
import { ErrorSummary } from "./error-summary"
import { LeaveGuard } from "./leave-guard"
import { UploadProgress } from "./upload-progress"

interface FormShellProps {
  /** The form's name. */
  label: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  isDirty: boolean
  isSaving: boolean
  /** How much of its pictures has gone, 0 to 1; null or nothing where none are sent. */
  progress?: number | null
  saveLabel?: string
  /** Says what the save button says while it is pressed, where a text stands for the spinner. */
  savingLabel?: string
  /** Back to what is saved; or closes the form. */
  onCancel?: () => void
  cancelLabel?: string
  /** The fields that are wrong. */
  wrong?: readonly { name: string; label: string }[]
  onChooseWrong?: (name: string) => void
  className?: string
  children: ReactNode
}

/** What every form of the back office has around its fields: guard against loss, summary of errors, its buttons. */
export function FormShell(props: FormShellProps) {
  const { label, onSubmit, isDirty, isSaving, saveLabel = "Save Changes", savingLabel, progress } = props
  const { onCancel, cancelLabel = "Cancel", wrong = [], onChooseWrong, className, children } = props
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void onSubmit(event)}
      className={cn("grid gap-5 rounded-2xl bg-white p-5 shadow-soft sm:p-6", className)}
    >
      <LeaveGuard when={isDirty && !isSaving} />
      <ErrorSummary fields={wrong} onChoose={(name) => onChooseWrong?.(name)} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSaving && savingLabel === undefined} disabled={isSaving}>
          {/* Both words lie in one place: the button is as wide as the longer one. */}
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
      </div>
    </form>
  )
}
