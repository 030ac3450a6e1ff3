import type { ReactNode } from "react"
import { Link, useNavigate } from "react-router-dom"
import type { User } from "@contract/auth"
import { commonTexts } from "@contract/texts/common"
import { signInTexts } from "@contract/texts/sign-in"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast-store"
import { useSignOut } from "./sign-out"

interface Way {
  to: string
  label: keyof typeof signInTexts
}

const shopper: Way[] = [{ to: "/profile", label: "account_menu_profile" }]
const links: Record<User["role"], Way[]> = {
  CUSTOMER: [],
  ADMIN: [
    { to: "/admin", label: "account_menu_dashboard" },
    { to: "/admin/products", label: "account_menu_products" },
    { to: "/admin/orders", label: "account_menu_orders" },
    { to: "/admin/settings", label: "account_menu_settings" },
  ],
  SUPERADMIN: [
    { to: "/superadmin", label: "account_menu_dashboard" },
    { to: "/superadmin/tenants", label: "account_menu_tenants" },
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

/** Shows the signed-in account, its links, and the sign-out button. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const text = useText(signInTexts, commonTexts)
  const navigate = useNavigate()
  const signOut = useSignOut({
    leavePage: async () => {
      onClose()
      await navigate("/")
    },
    onError: (error) =>
      toast({
        title: text("error_title"),
        description: messageOf(error, text("sign_out_failed")),
        variant: "destructive",
      }),
  })
  return (
    <Dialog
      title={text("account_menu")}
      description={
        <>
          <span className="block font-medium text-stone-900">{user.name}</span>
          <span className="block break-words">{user.email}</span>
        </>
      }
      onClose={onClose}
    >
      <nav aria-label={text("account_menu")}>
        <ul className="border-t border-stone-200">
          {[...shopper, ...links[user.role]].map((it) => (
            <Row key={it.to} to={it.to} onChosen={onClose}>
              {text(it.label)}
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
        {text("sign_out_button")}
      </Button>
    </Dialog>
  )
}
