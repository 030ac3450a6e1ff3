import type { Route } from "./+types/settings"
import { AdminPage } from "~/features/admin/admin-page"
import { FaqManager } from "~/features/faq/faq-manager"
import { adminFaqsQuery } from "~/features/faq/get-admin-faqs"
import { browserData, serverData, type Load } from "~/lib/page-data"
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
  return (
    <AdminPage
      title="Settings"
      subtitle="Configure site settings, manage FAQs, and update content"
      path={path}
    >
      <Tabs label="Settings" path={path} tabs={tabs} />
    </AdminPage>
  )
}
