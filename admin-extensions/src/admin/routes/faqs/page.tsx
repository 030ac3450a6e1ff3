import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChatBubbleLeftRight } from "@medusajs/icons"
import { Container, Heading, Select, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { TenantChoice } from "../../../../../src/contract/medusa-admin"
import { ratna } from "../../lib/ratna"
import { FaqList } from "./faq-list"

/** The questions of one shop, chosen above them. */
const FaqsPage = () => {
  const { data: tenants = [] } = useQuery({
    queryKey: ["ratna", "tenants"],
    queryFn: () => ratna<TenantChoice[]>("GET", "/tenants"),
  })
  const [chosen, setChosen] = useState("")
  const tenantId = chosen || (tenants[0]?.id ?? "")
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>FAQs</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            What a shop&apos;s visitors read on its FAQ page
          </Text>
        </div>
        <div className="w-64">
          <Select value={tenantId} onValueChange={setChosen} size="small">
            <Select.Trigger aria-label="Shop">
              <Select.Value placeholder="Choose a shop" />
            </Select.Trigger>
            <Select.Content>
              {tenants.map(({ id, brandName, slug }) => (
                <Select.Item key={id} value={id}>
                  {brandName} ({slug})
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
      </div>
      {tenantId && <FaqList key={tenantId} tenantId={tenantId} />}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "FAQs", icon: ChatBubbleLeftRight })

export default FaqsPage
