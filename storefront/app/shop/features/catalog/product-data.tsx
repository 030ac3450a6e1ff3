import type { Product } from "@contract/product"
import { commonTexts } from "@contract/texts/common"
import { useGstRate } from "~/lib/price/gst-note"
import { breadcrumbData, JsonLd } from "~/lib/seo"
import { useSite, useText } from "~/lib/site"

/** Structured data of a product: its offer and breadcrumbs. */
export function ProductData({ product }: { product: Product }) {
  const text = useText(commonTexts)
  const { origin, branding } = useSite()
  const rate = useGstRate(product.gstRate)
  const path = `/products/${product.slug}`
  return (
    <>
      <JsonLd
        data={{
          "@type": "Product",
          name: product.name,
          description: product.description || product.shortInfo,
          sku: product.id,
          category: product.type,
          color: product.color,
          image: product.images.map((it) => new URL(it, origin).href),
          brand: { "@type": "Brand", name: branding.brandName },
          offers: {
            "@type": "Offer",
            url: origin + path,
            price: product.price,
            priceCurrency: product.currency,
            // GST comes on top at the checkout, as the page says.
            ...(rate !== 0 && {
              priceSpecification: {
                "@type": "UnitPriceSpecification",
                price: product.price,
                priceCurrency: product.currency,
                valueAddedTaxIncluded: false,
              },
            }),
            availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
            itemCondition: "https://schema.org/NewCondition",
          },
        }}
      />
      <JsonLd
        data={breadcrumbData(origin, [
          { label: text("breadcrumb_home"), path: "/" },
          { label: text("breadcrumb_shop"), path: "/shop" },
          { label: product.name, path },
        ])}
      />
    </>
  )
}
