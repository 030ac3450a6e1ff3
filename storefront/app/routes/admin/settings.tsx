import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import type { Route } from "./+types/settings"
import { FaqManager } from "~/features/faq/faq-manager"
import { adminFaqsQuery } from "~/features/faq/get-admin-faqs"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { isAdmin, useUser } from "~/lib/session"
import { adminOnly } from "~/lib/signed-in"
import { Tabs, type Tab } from "~/ui/tabs"

const path = "/admin/settings"

interface SettingsTab extends Tab {
  /** What the tab shows, so that the first HTML has it. */
  load: Load
}

/** In the order of the page. */
const tabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    id: "faqs",
    label: "FAQs",
    load: (client, api) => client.query(adminFaqsQuery(api)),
    content: () => <FaqManager />,
  },
]

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const wanted = new URL(request.url).searchParams.get("tab")
  const { load } = tabs.find((it) => it.id === wanted) ?? tabs[0]
  return serverData(context, adminOnly(load))
}

/** Tabs change at once; each asks for its own. */
export const clientLoader = () => browserData(adminOnly(null))

export default function SettingsPage() {
  const user = useUser()
  const navigate = useNavigate()
  const may = user !== null && isAdmin(user)
  useEffect(() => {
    if (!may) void navigate("/", { replace: true })
  }, [may, navigate])
  if (!may) return null
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 pb-20 sm:px-6">
      <Seo title="Settings" path={path} noIndex />
      <h1 className="font-display text-3xl sm:text-4xl">Settings</h1>
      <p className="mt-2 mb-6 text-stone-600">Configure site settings, manage FAQs, and update content</p>
      <Tabs label="Settings" path={path} tabs={tabs} />
    </div>
  )
}
