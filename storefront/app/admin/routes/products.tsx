import type { Route } from "./+types/products"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { adminProductsQuery } from "~/admin/features/product/get-admin-products"
import { ProductButtons } from "~/admin/features/product/product-buttons"
import { listQueryOf, productFiltersIn } from "~/admin/features/product/product-filters"
import { ProductManager } from "~/admin/features/product/product-manager"
import { texts } from "~/admin/features/product/texts"
import { useChosenFile } from "~/admin/features/product/use-chosen-file"
import { isOpenIn, useOpened } from "~/admin/features/product/use-opened"
import { ViewsMenu } from "~/admin/features/views/views-menu"
import { browserData, serverData, started } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, null))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const list = adminProductsQuery(listQueryOf(productFiltersIn(searchParams)))
  return browserData(
    adminOnly(request, isOpenIn(searchParams) ? null : started((client) => client.infiniteQuery(list)))
  )
}

export default function ProductsPage() {
  const { opened } = useOpened()
  const { chosen, choose, close, isImporting, setImporting } = useChosenFile()
  return (
    <AdminPage
      title={texts.title}
      subtitle={texts.subtitle}
      path="/admin/products"
      actions={
        <>
          {opened === null && <ViewsMenu list="products" size="small" />}
          <ProductButtons onImport={choose} isImporting={isImporting} />
        </>
      }
    >
      <ProductManager chosen={chosen} onImporting={setImporting} onImported={close} />
    </AdminPage>
  )
}
