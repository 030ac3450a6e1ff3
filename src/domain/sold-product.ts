/** A product as the catalog sells it now. `stock` is for display; Medusa's inventory decides a sale. */
export interface SoldProduct {
  productId: string
  variantId: string
  inventoryItemId: string | null
  slug: string
  name: string
  shortInfo: string
  images: string[]
  type: string
  weight: string
  color: string
  pricePaise: number
  stock: number
  hsnCode: string | null
  /** The product's own GST rate as decimal text; null: the tenant's rate. */
  gstRate: string | null
}

/** A row as PostgreSQL's driver returns it, with a bigint as text. */
export type RowOf<Product extends SoldProduct> = Omit<Product, "pricePaise"> & { pricePaise: string }
