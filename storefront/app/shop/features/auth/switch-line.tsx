import { openAuthDialog, type AuthDialog } from "~/lib/auth-dialog"

/** `New here? Sign Up`: a line that switches to the other dialog. */
export function SwitchLine({ question, to, label }: { question: string; to: AuthDialog; label: string }) {
  return (
    <p className="mt-6 text-center text-stone-600">
      {question}{" "}
      <button
        type="button"
        onClick={() => openAuthDialog(to)}
        className="cursor-pointer py-2 font-medium text-brand-primary-ink underline underline-offset-4"
      >
        {label}
      </button>
    </p>
  )
}
