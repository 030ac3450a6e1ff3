import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChatBubbleLeftRight } from "@medusajs/icons"
import { TenantPage } from "../../lib/tenant-page"
import { FaqList } from "./faq-list"

/** The questions of the shop that is shown. */
const FaqsPage = () => (
  <TenantPage title="FAQs" subtitle="What a shop's visitors read on its FAQ page">
    {(tenantId) => <FaqList key={tenantId} tenantId={tenantId} />}
  </TenantPage>
)

export const config = defineRouteConfig({ label: "FAQs", icon: ChatBubbleLeftRight })

export default FaqsPage
