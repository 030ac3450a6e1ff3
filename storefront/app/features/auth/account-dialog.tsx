import type { ReactNode } from "react"
import { Link, useNavigate } from "react-router-dom"
import type { User } from "@contract/auth"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast-store"
import { useSignOut } from "./sign-out"

const shopper = [{ to: "/profile", label: "My Profile" }]
const links: Record<User["role"], { to: string; label: string }[]> = {
  CUSTOMER: [],
  ADMIN: [
    { to: "/admin", label: "Dashboard" },
    { to: "/admin/products", label: "Manage Products" },
    { to: "/admin/orders", label: "Manage Orders" },
    { to: "/admin/settings", label: "Settings" },
  ],
  SUPERADMIN: [
    { to: "/superadmin", label: "Dashboard" },
    { to: "/superadmin/tenants", label: "Manage Tenants" },
  ],
}

const Row = ({ to, onChosen, children }: { to: string; onChosen: () => void; children: ReactNode }) => (
  <li className="border-b border-stone-200">
    <Link
      to={to}
      onClick={onChosen}
      className="flex min-h-14 items-center justify-between gap-4 hover:text-brand-primary-ink"
    >
      {children}
      <Icon name="right" className="size-4 text-stone-500" />
    </Link>
  </li>
)

/** Who is signed in, where they may go, and the way out. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const navigate = useNavigate()
  const signOut = useSignOut({
    leavePage: async () => {
      onClose()
      await navigate("/")
    },
    onError: (error) =>
      toast({
        title: "Error",
        description: messageOf(error, "Failed to sign out"),
        variant: "destructive",
      }),
  })
  return (
    <Dialog
      title="Account"
      description={
        <>
          <span className="block font-medium text-stone-900">{user.name}</span>
          <span className="block break-words">{user.email}</span>
        </>
      }
      onClose={onClose}
    >
      <nav aria-label="Account">
        <ul className="border-t border-stone-200">
          {[...shopper, ...links[user.role]].map((it) => (
            <Row key={it.to} to={it.to} onChosen={onClose}>
              {it.label}
            </Row>
          ))}
        </ul>
      </nav>
      <Button
        look="outline"
        className="mt-6 w-full"
        busy={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign Out
      </Button>
    </Dialog>
  )
}
