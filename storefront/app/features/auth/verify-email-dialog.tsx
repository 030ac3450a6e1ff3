import { useEffect, useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { messageOf } from "~/lib/api"
import { userQuery } from "~/lib/session"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { Loading } from "~/ui/spinner"
import { CodeForm } from "./code-form"
import { useSendCode } from "./send-code"
import { validCode } from "./sent-code"

/** Mails a code to the signed-in shopper, unless one is still valid, and takes it. */
export function VerifyEmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient()
  const [known] = useState(() => validCode(user.email))
  const { mutate, data, error, isPending } = useSendCode()
  const asked = useRef(known !== null)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate(user.email)
  }, [mutate, user.email])

  const sent = data ?? known
  return (
    <Dialog
      title="Verify your email"
      description={`Enter the 6-digit code that we sent to ${user.email}.`}
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
          <Alert>{messageOf(error, "Failed to send verification code")}</Alert>
          <Button busy={isPending} onClick={() => mutate(user.email)}>
            Try again
          </Button>
        </div>
      )}
      {!sent && !error && <Loading label="Sending your code" />}
    </Dialog>
  )
}
