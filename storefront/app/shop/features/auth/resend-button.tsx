import { signInTexts } from "@contract/texts/sign-in"
import { messageOf } from "~/lib/api"
import { useText, type Text } from "~/lib/site"
import { Button } from "~/ui/button"
import { useResendCode } from "./resend-code"
import type { SentCode } from "./sent-code"

interface ResendButtonProps {
  sent: SentCode
  /** Whether the previous code has expired. */
  ready: boolean
  onSent: (sent: SentCode) => void
  onProblem: (message: string) => void
}

/** The message for the API's refusal. */
function resendProblem(error: unknown, text: Text<keyof typeof signInTexts>): string {
  const message = messageOf(error, text("code_resend_failed"))
  return message.includes("Too many") ? text("code_resend_often") : message
}

/** Sends another code, at most three times, each after the previous one has expired. */
export function ResendButton({ sent, ready, onSent, onProblem }: ResendButtonProps) {
  const text = useText(signInTexts)
  const resend = useResendCode({
    onSuccess: onSent,
    onError: (error) => onProblem(resendProblem(error, text)),
  })
  const none = sent.resendsLeft <= 0
  return (
    <>
      {none && <p className="text-sm">{text("code_resend_none")}</p>}
      <Button
        look="quiet"
        size="small"
        busy={resend.isPending}
        disabled={!ready || none}
        onClick={() => resend.mutate(sent.email)}
      >
        {text("code_resend")}
      </Button>
    </>
  )
}
