import type { Route } from "./+types/settings"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { FaqManager } from "~/admin/features/faq/faq-manager"
import { adminFaqsQuery } from "~/admin/features/faq/faq-requests"
import { ContactTab } from "~/admin/features/settings/contact-tab"
import { ContentTab } from "~/admin/features/settings/content-tab"
import { adminContentQuery } from "~/admin/features/settings/get-admin-content"
import { adminSettingsQuery } from "~/admin/features/settings/get-admin-settings"
import { InvoiceTab } from "~/admin/features/settings/invoice-tab"
import { SettingsTab } from "~/admin/features/settings/settings-tab"
import { texts } from "~/admin/features/settings/texts"
import { checklistQuery } from "~/lib/get-checklist"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"
import { Tabs, type Tab } from "~/ui/tabs"

const path = "/admin/settings"

interface ShownTab extends Tab {
  /** The tab's data, for the first HTML. */
  load: Load
}

const loadSettings: Load = (client, api) => client.query(adminSettingsQuery(api))
/** With the warnings that stand below the form. */
const loadInvoice: Load = (client, api) =>
  Promise.all([
    client.query(adminSettingsQuery(api)),
    client.query(checklistQuery(api)).catch(() => undefined),
  ])
const loadContent: Load = (client, api) => client.query(adminContentQuery(api))

/** In the order of the page. */
const tabs: readonly [ShownTab, ...ShownTab[]] = [
  {
    id: "general",
    label: "General",
    load: loadSettings,
    content: () => <SettingsTab key="general" label="General" tab="general" done={texts.generalSaved} />,
  },
  { id: "contact", label: "Contact", load: loadContent, content: () => <ContactTab /> },
  {
    id: "invoice",
    label: "Invoice",
    load: loadInvoice,
    content: () => <InvoiceTab key="invoice" />,
  },
  {
    id: "faqs",
    label: "FAQs",
    load: (client, api) => client.query(adminFaqsQuery(api)),
    content: () => <FaqManager />,
  },
  { id: "content", label: "Content", load: loadContent, content: () => <ContentTab /> },
]

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const wanted = new URL(request.url).searchParams.get("tab")
  const { load } = tabs.find((it) => it.id === wanted) ?? tabs[0]
  return serverData(context, adminOnly(request, load))
}

/** Tabs switch at once; each fetches its own data. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, null))

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
