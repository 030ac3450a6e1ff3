import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react"
import { signInTexts } from "@contract/texts/sign-in"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { OtpInput } from "./otp-input"
import { ResendButton } from "./resend-button"
import type { SentCode } from "./sent-code"
import { minutesAndSeconds, useCountdown } from "./use-countdown"
import { useVerifyCode } from "./verify-code"

const seenMs = 1000

interface CodeFormProps {
  sent: SentCode
  /** Called one second after a correct code, so that the success is visible. */
  onVerified: () => void
  onChangeEmail?: () => void
}

/** Form for the code that was mailed: shows a countdown of ten minutes and sends another code on request. */
export function CodeForm({ sent: firstSent, onVerified, onChangeEmail }: CodeFormProps) {
  const text = useText(signInTexts)
  const [sent, setSent] = useState(firstSent)
  const [code, setCode] = useState("")
  const [problem, setProblem] = useState<string | null>(null)
  const [resendProblem, setResendProblem] = useState<string | null>(null)
  const left = useCountdown(sent.expiresAt)
  const expired = left === 0
  const isLast = sent.resendsLeft <= 0
  const note = useId()

  const verify = useVerifyCode({
    onError: (error) => setProblem(messageOf(error, text("code_wrong"))),
  })

  const go = useRef(onVerified)
  go.current = onVerified
  useEffect(() => {
    if (!verify.isSuccess) return
    const timer = setTimeout(() => go.current(), seenMs)
    return () => clearTimeout(timer)
  }, [verify.isSuccess])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (/^\d{6}$/.test(code)) verify.mutate({ email: sent.email, otp: code })
    else setProblem(text("code_incomplete"))
  }

  if (verify.isSuccess) return <Alert tone="good">{text("code_verified")}</Alert>
  const shown =
    resendProblem ?? (expired ? text(isLast ? "code_resend_none_later" : "code_expired") : problem)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <OtpInput
        value={code}
        invalid={shown !== null}
        disabled={verify.isPending}
        describedBy={note}
        onChange={(value) => {
          setCode(value)
          setProblem(null)
        }}
      />
      <div id={note} aria-live="polite" className="text-sm">
        {shown ? (
          <p className="text-red-700">{shown}</p>
        ) : (
          <p className="text-stone-600">
            {text("code_valid")}{" "}
            <span role="timer" aria-live="off" className="font-medium text-stone-900 tabular-nums">
              {minutesAndSeconds(left)}
            </span>
          </p>
        )}
      </div>
      <Button type="submit" size="large" busy={verify.isPending} disabled={code.length !== 6 || expired}>
        {text("code_verify")}
      </Button>
      <div className="flex flex-wrap items-center justify-center gap-x-2 text-stone-600">
        <ResendButton
          sent={sent}
          ready={expired}
          onProblem={setResendProblem}
          onSent={(it) => {
            setSent(it)
            setCode("")
            setProblem(null)
            setResendProblem(null)
          }}
        />
        {onChangeEmail && (
          <Button look="quiet" size="small" onClick={onChangeEmail}>
            {text("code_change_email")}
          </Button>
        )}
      </div>
    </form>
  )
}
