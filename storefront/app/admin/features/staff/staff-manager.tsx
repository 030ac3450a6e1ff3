import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import type { StaffMember } from "@contract/staff"
import { formatDate } from "~/lib/dates"
import { useUser } from "~/lib/session"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { staffQuery } from "./get-staff"
import { InviteForm } from "./invite-form"
import { RemoveStaffDialog } from "./remove-staff-dialog"

/** Lists, invites and removes the tenant's admins. */
export function StaffManager() {
  const { data: staff, isError, refetch } = useQuery(staffQuery())
  const [removing, setRemoving] = useState<StaffMember | null>(null)
  const me = useUser()
  if (!staff) {
    return isError ? (
      <EmptyState icon="alert" title="The administrators could not be loaded. Nothing has changed.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading administrators" />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <InviteForm />
      <ul className="divide-y divide-stone-200 rounded-2xl bg-white shadow-soft">
        {staff.map((it) => (
          <li
            key={it.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="truncate">{it.isInvited ? it.email : it.name}</span>
                {it.id === me?.id && <Badge>You</Badge>}
                {it.isInvited && <Badge>Invited</Badge>}
              </p>
              <p className="text-sm [overflow-wrap:anywhere] text-stone-600">
                {it.isInvited ? "Has not chosen a password yet" : it.email} · since {formatDate(it.createdAt)}
              </p>
            </div>
            <Button
              size="small"
              look="quiet"
              aria-label={`Remove ${it.email}`}
              onClick={() => setRemoving(it)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveStaffDialog member={removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}
