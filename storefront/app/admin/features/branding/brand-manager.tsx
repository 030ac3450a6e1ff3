import { useQuery } from "@tanstack/react-query"
import { Loaded } from "~/admin/list/loaded"
import { BrandForm } from "./brand-form"
import { adminBrandingQuery } from "./get-admin-branding"
import { PaymentKeys } from "./payment-keys"

/** The tenant's branding and its payment account. */
export const BrandManager = () => (
  <Loaded
    query={useQuery(adminBrandingQuery())}
    loading="Loading the brand"
    loadFailed="The brand could not be loaded. It is safe."
  >
    {(brand) => (
      <div className="grid grid-cols-1 gap-6">
        <BrandForm brand={brand} />
        <div id="payments" className="scroll-mt-28">
          <PaymentKeys brand={brand} />
        </div>
      </div>
    )}
  </Loaded>
)
