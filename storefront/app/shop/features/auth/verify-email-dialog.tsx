import { useEffect, useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { commonTexts } from "@contract/texts/common"
import { signInTexts } from "@contract/texts/sign-in"
import { messageOf } from "~/lib/api"
import { userQuery } from "~/lib/session"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { Loading } from "~/ui/spinner"
import { CodeForm } from "./code-form"
import { useSendCode } from "./send-code"
import { validCode } from "./sent-code"

/** Mails a code to the signed-in shopper, unless one is still valid, and verifies it. */
export function VerifyEmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const text = useText(signInTexts, commonTexts)
  const client = useQueryClient()
  const [known] = useState(() => validCode(user.email))
  const { mutate, data, error, isPending } = useSendCode()
  const hasSent = useRef(known !== null)
  useEffect(() => {
    if (hasSent.current) return
    hasSent.current = true
    mutate(user.email)
  }, [mutate, user.email])

  const sent = data ?? known
  return (
    <Dialog
      title={text("verify_title")}
      description={text("code_sent_text", { email: user.email })}
      onClose={onClose}
    >
      {sent && (
        <CodeForm
          sent={sent}
          onVerified={() => {
            client.setQueryData(userQuery().queryKey, (it) => it && { ...it, isEmailVerified: true })
            onClose()
          }}
        />
      )}
      {!sent && error && (
        <div className="flex flex-col gap-5">
          <Alert>{messageOf(error, text("code_send_failed"))}</Alert>
          <Button busy={isPending} onClick={() => mutate(user.email)}>
            {text("try_again")}
          </Button>
        </div>
      )}
      {!sent && !error && <Loading label={text("code_sending")} />}
    </Dialog>
  )
}
