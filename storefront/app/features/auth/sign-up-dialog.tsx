import { useState } from "react"
import { Dialog } from "~/ui/dialog"
import { toast } from "~/ui/toast-store"
import { CodeForm } from "./code-form"
import type { SentCode } from "./sent-code"
import { SignUpDetails } from "./sign-up-details"
import { SignUpEmail } from "./sign-up-email"
import { SwitchLine } from "./switch-line"

type Step = "email" | "code" | "details"

const steps: Step[] = ["email", "code", "details"]

/** E-mail, then its code, then name and password: the account is made and its owner signed in. */
export function SignUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>("email")
  const [sent, setSent] = useState<SentCode | null>(null)
  const email = sent?.email ?? ""
  const words = {
    email: "We send a code to your email, so that your orders and invoices reach you.",
    code: `Enter the 6-digit code that we sent to ${email}.`,
    details: "Your email is verified. Tell us your name and choose a password.",
  }
  return (
    <Dialog title="Sign Up" description={words[step]} onClose={onClose}>
      <p className="mb-5 flex items-center gap-2 text-sm text-stone-600">
        <span className="sr-only">{`Step ${steps.indexOf(step) + 1} of 3`}</span>
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
            toast({ title: "Welcome", description: "Your account is ready and you are signed in." })
          }}
        />
      )}
      {step === "email" && <SwitchLine question="Have an account?" to="sign-in" label="Sign In" />}
    </Dialog>
  )
}
