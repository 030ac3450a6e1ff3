import { useQuery } from "@tanstack/react-query"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { BrandForm } from "./brand-form"
import { adminBrandingQuery } from "./get-admin-branding"
import { PaymentKeys } from "./payment-keys"

/** The tenant's branding and its payment account. */
export function BrandManager() {
  const { data: brand, isError, refetch } = useQuery(adminBrandingQuery())
  if (!brand) {
    return isError ? (
      <EmptyState icon="alert" title="The brand could not be loaded. It is safe.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading the brand" />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <BrandForm brand={brand} />
      <div id="payments" className="scroll-mt-28">
        <PaymentKeys brand={brand} />
      </div>
    </div>
  )
}
