import type { Product } from "@contract/product"
import { breadcrumbData, JsonLd } from "~/lib/seo"
import { useSite } from "~/lib/site"

/** A stone, its offer and its place in the shop as search engines read them. */
export function StoneData({ stone }: { stone: Product }) {
  const { origin, branding } = useSite()
  const path = `/products/${stone.slug}`
  return (
    <>
      <JsonLd
        data={{
          "@type": "Product",
          name: stone.name,
          description: stone.description || stone.shortInfo,
          sku: stone.id,
          category: stone.type,
          color: stone.color,
          image: stone.images.map((it) => new URL(it, origin).href),
          brand: { "@type": "Brand", name: branding.brandName },
          offers: {
            "@type": "Offer",
            url: origin + path,
            price: stone.price,
            priceCurrency: stone.currency,
            availability: `https://schema.org/${stone.stock > 0 ? "InStock" : "OutOfStock"}`,
            itemCondition: "https://schema.org/NewCondition",
          },
        }}
      />
      <JsonLd
        data={breadcrumbData(origin, [
          { label: "Home", path: "/" },
          { label: "Shop", path: "/shop" },
          { label: stone.name, path },
        ])}
      />
    </>
  )
}
