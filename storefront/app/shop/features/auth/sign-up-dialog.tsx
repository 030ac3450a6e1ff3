import { useState } from "react"
import { signInTexts } from "@contract/texts/sign-in"
import { useText } from "~/lib/site"
import { Dialog } from "~/ui/dialog"
import { toast } from "~/ui/toast-store"
import { CodeForm } from "./code-form"
import type { SentCode } from "./sent-code"
import { SignUpDetails } from "./sign-up-details"
import { SignUpEmail } from "./sign-up-email"
import { SwitchLine } from "./switch-line"

type Step = "email" | "code" | "details"

const steps: Step[] = ["email", "code", "details"]

/** Signs up in three steps: e-mail, its code, then name and password. Creates the account and signs it in. */
export function SignUpDialog({ onClose }: { onClose: () => void }) {
  const text = useText(signInTexts)
  const [step, setStep] = useState<Step>("email")
  const [sent, setSent] = useState<SentCode | null>(null)
  const email = sent?.email ?? ""
  const words = {
    email: text("sign_up_email_text"),
    code: text("code_sent_text", { email }),
    details: text("sign_up_details_text"),
  }
  return (
    <Dialog title={text("sign_up_title")} description={words[step]} onClose={onClose}>
      <p className="mb-5 flex items-center gap-2 text-sm text-stone-600">
        <span className="sr-only">{text("sign_up_step", { n: steps.indexOf(step) + 1 })}</span>
        {steps.map((it) => (
          <span
            key={it}
            aria-hidden="true"
            className={
              steps.indexOf(it) <= steps.indexOf(step)
                ? "h-1 grow rounded-full bg-brand-primary"
                : "h-1 grow rounded-full bg-stone-200"
            }
          />
        ))}
      </p>
      {step === "email" && (
        <SignUpEmail
          initial={email}
          onSent={(it) => {
            setSent(it)
            setStep("code")
          }}
        />
      )}
      {step === "code" && sent && (
        <CodeForm sent={sent} onVerified={() => setStep("details")} onChangeEmail={() => setStep("email")} />
      )}
      {step === "details" && (
        <SignUpDetails
          email={email}
          onDone={() => {
            onClose()
            toast({ title: text("sign_up_done_title"), description: text("sign_up_done_text") })
          }}
        />
      )}
      {step === "email" && (
        <SwitchLine question={text("sign_up_switch")} to="sign-in" label={text("sign_in_title")} />
      )}
    </Dialog>
  )
}
