import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { useResendCode } from "./resend-code"
import type { SentCode } from "./sent-code"

interface ResendButtonProps {
  sent: SentCode
  /** The code before has run out. */
  ready: boolean
  onSent: (sent: SentCode) => void
  onProblem: (message: string) => void
}

/** The API's refusal as people read it. */
function resendProblem(error: unknown): string {
  const message = messageOf(error, "Failed to resend OTP")
  return message.includes("Too many") ? "Too many requests. Please try again in 1 hour." : message
}

/** Another code, three times at most, once the one before has run out. */
export function ResendButton({ sent, ready, onSent, onProblem }: ResendButtonProps) {
  const resend = useResendCode({
    onSuccess: onSent,
    onError: (error) => onProblem(resendProblem(error)),
  })
  const none = sent.resendsLeft <= 0
  const click = () => {
    if (none) onProblem("Maximum resend attempts reached. Please try again later.")
    else resend.mutate(sent.email)
  }
  return (
    <>
      {none && <p className="text-sm">Maximum resend attempts reached</p>}
      <Button look="quiet" size="small" busy={resend.isPending} disabled={!ready || none} onClick={click}>
        Resend Code
      </Button>
    </>
  )
}
