import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { staffInviteBody } from "@contract/staff"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { toast } from "~/ui/toast-store"
import { useInviteStaff } from "./invite-staff"

/** Sends an invitation to an e-mail. */
export function InviteForm() {
  const form = useForm({ resolver: zodResolver(staffInviteBody), defaultValues: { email: "" } })
  const invite = useInviteStaff()
  const send = form.handleSubmit(({ email }) =>
    invite.mutate(email, {
      onSuccess: (member) => {
        form.reset()
        toast(
          member.isInvited
            ? { title: "Invitation sent", description: `${member.email} has 72 hours to choose a password.` }
            : { title: `${member.email} is an administrator now` }
        )
      },
      onError: (error) =>
        form.setError("email", { message: messageOf(error, "The invitation could not be sent") }),
    })
  )
  return (
    <form
      noValidate
      aria-label="Invite an administrator"
      onSubmit={(event) => void send(event)}
      className="grid gap-4 rounded-2xl bg-white p-5 shadow-soft sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6"
    >
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        hint="Administrators can see and change everything in this store. Customers who become administrators keep their password."
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" busy={invite.isPending} className="self-start sm:mt-7">
        Invite
      </Button>
    </form>
  )
}
