import { useQuery } from "@tanstack/react-query"
import type { StaffMember } from "@contract/staff"
import { ListPage } from "~/admin/list/list-page"
import { formatDate } from "~/lib/dates"
import { useUser } from "~/lib/session"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import { staffQuery } from "./get-staff"
import { InviteForm } from "./invite-form"
import { RemoveStaffDialog } from "./remove-staff-dialog"

function StaffRow({ member, onRemove }: { member: StaffMember; onRemove: () => void }) {
  const me = useUser()
  const { id, name, email, isInvited, createdAt } = member
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="truncate">{isInvited ? email : name}</span>
          {id === me?.id && <Badge>You</Badge>}
          {isInvited && <Badge>Invited</Badge>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere] text-stone-600">
          {isInvited ? "Has not chosen a password yet" : email} · since {formatDate(createdAt)}
        </p>
      </div>
      <Button size="small" look="quiet" aria-label={`Remove ${email}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

/** Lists, invites and removes the tenant's admins. */
export const StaffManager = () => (
  <ListPage
    query={useQuery(staffQuery())}
    loading="Loading administrators"
    loadFailed="The administrators could not be loaded. Nothing has changed."
    above={<InviteForm />}
    look="plate"
    row={(member, { onRemove }) => <StaffRow member={member} onRemove={onRemove} />}
    removal={(member, onClose) => <RemoveStaffDialog member={member} onClose={onClose} />}
  />
)
