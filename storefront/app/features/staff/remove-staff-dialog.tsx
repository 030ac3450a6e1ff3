import type { StaffMember } from "@contract/staff"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { useRemoveStaff } from "./remove-staff"

/** Asks before somebody is shut out, and does it. */
export function RemoveStaffDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const remove = useRemoveStaff()
  const confirm = () =>
    remove.mutate(member.id, {
      onSuccess: () => toast({ title: `${member.email} no longer runs this store` }),
      onError: (error) => tellProblem(messageOf(error, "The administrator could not be removed")),
      onSettled: onClose,
    })
  return (
    <Dialog
      title="Remove this administrator?"
      description={
        member.isInvited
          ? "The invitation is withdrawn and its link stops working."
          : "They are signed out everywhere at once. Their account goes on as a shopper's."
      }
      onClose={onClose}
    >
      <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm break-words">{member.email}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={remove.isPending} onClick={confirm}>
          Remove
        </Button>
      </div>
    </Dialog>
  )
}
