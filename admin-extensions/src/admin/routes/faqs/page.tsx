import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChatBubbleLeftRight } from "@medusajs/icons"
import { TenantBox } from "../../lib/tenant-box"
import { FaqList } from "./faq-list"

/** FAQs of the shown tenant. */
const FaqsPage = () => (
  <TenantBox title="FAQs" subtitle="Questions and answers on the store's FAQ page">
    {(tenantId) => <FaqList key={tenantId} tenantId={tenantId} />}
  </TenantBox>
)

export const config = defineRouteConfig({ label: "FAQs", icon: ChatBubbleLeftRight, rank: 2 })

export default FaqsPage
