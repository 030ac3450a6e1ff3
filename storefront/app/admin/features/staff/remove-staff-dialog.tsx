import type { StaffMember } from "@contract/staff"
import { messageOf } from "~/lib/api"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useRemoveStaff } from "./remove-staff"

/** Asks for confirmation and removes an admin. */
export function RemoveStaffDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const remove = useRemoveStaff({
    onSuccess: () => {
      onClose()
      toast({ title: `${member.email} no longer runs this store` })
    },
    onError: (error) => {
      onClose()
      showError(messageOf(error, "The administrator could not be removed"))
    },
  })
  return (
    <ConfirmDialog
      title="Remove this administrator?"
      description={
        member.isInvited
          ? "The invitation is withdrawn and its link stops working."
          : "They are signed out everywhere at once. They keep their account as a shopper. API keys that they created keep working until you revoke them."
      }
      name={member.email}
      confirmLabel="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(member.id)}
      onClose={onClose}
    />
  )
}
