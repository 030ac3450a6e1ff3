const stoneForm = {
  ...{ name: "Spoiled Ruby", slug: "spoiled-ruby", type: "RUBY", color: "Red", weight: "1.20 ct" },
  ...{ price: "1000", stock: "3", isFeatured: "true", isListed: true, cut: "Oval", hsnCode: "7103" },
}
const faq = { question: "Is it real?", answer: "It is." }

/** A body that each writing call of an admin takes, by the call's name. */
export const adminBodies = (productId: string): Record<string, object> => ({
  "PUT /api/admin/alarms/{id}": { isSeen: true },
  "PUT /api/admin/contact-messages/{id}": { isRead: true, isAnswered: false },
  "PUT /api/admin/branding": {
    brandName: "Spoiled",
    tagline: "",
    primary: "#1e293b",
    email: "shop@specs.test",
    facebook: "https://facebook.com/spoiled",
    enableWishlist: "true",
    seoTitle: "Spoiled",
  },
  "PUT /api/admin/settings/{key}": { value: "18" },
  "PUT /api/admin/content/{key}": { value: "Born of fire," },
  "POST /api/admin/keys": { name: "Accounting", scopes: ["orders:read"] },
  "POST /api/admin/webhooks": { url: "https://listener.example/ratna", events: ["order.placed"] },
  "PUT /api/admin/webhooks/{id}": { url: "https://other.example/ratna", isActive: false },
  "POST /api/admin/staff": { email: "colleague@specs.test" },
  "POST /api/admin/faqs": faq,
  "PUT /api/admin/faqs/{id}": { ...faq, isVisible: true, position: 1 },
  "PUT /api/admin/orders/{id}": {
    status: "SHIPPED",
    note: "Left today",
    courier: "Blue Dart",
    trackingNumber: "BD1",
    trackingUrl: "https://track.example/BD1",
  },
  "POST /api/admin/orders/{id}/refunds": { amount: "10.00", reason: "A flaw" },
  "POST /api/admin/orders/bulk-status": { ids: ["order_none"], status: "SHIPPED" },
  "POST /api/admin/orders/documents": { ids: ["order_none"], kind: "invoice" },
  "POST /api/admin/views": { list: "products", name: "Drafts", query: "listed=false", shared: true },
  "PUT /api/admin/views/{id}": { name: "Drafts", query: "listed=false", shared: false },
  "POST /api/admin/history/{id}/revert": { dryRun: true, also: [{ entityId: productId, field: "price" }] },
  "POST /api/admin/products": stoneForm,
  "PUT /api/admin/products/{id}": { ...stoneForm, existingImages: [], imageOrder: [] },
  "POST /api/admin/products/bulk-edit": {
    ...{ ids: [productId], changes: { color: "Red", price: "1000" }, pricePercent: 1, dryRun: true },
  },
  "POST /api/admin/uploads": {},
  "POST /api/admin/products/bulk-import": {
    products: [
      {
        name: "Spoiled Ruby",
        type: "RUBY",
        color: "Red",
        weight: "1.20 ct",
        origin: "Mogok",
        shortInfo: "Red",
        description: "Very red",
        price: "1000",
        currency: "INR",
        stock: "3",
        isFeatured: "TRUE",
        imageFiles: "none.jpg",
      },
    ],
    dryRun: false,
  },
})
