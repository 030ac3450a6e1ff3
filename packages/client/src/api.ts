// Made by `npm run client` from the product's own description. Don't edit it.

export interface paths {
  "/api/account": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the caller's name. Earlier orders and invoices keep the name that they were made with
     * @description For a signed-in shopper.
     */
    put: operations["putAccount"]
    post?: never
    /**
     * Delete the caller's account. Orders and invoices are kept as the law requires, without the e-mail
     * @description For a signed-in shopper. At most 300 calls an hour for one client address.
     */
    delete: operations["deleteAccount"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/account/export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All data that the store keeps about the caller: a ZIP of data.json and the invoices as PDF
     * @description For a signed-in shopper. At most 5 calls an hour for one account, or for one client address where nobody is signed in.
     */
    get: operations["getAccountExport"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/addresses": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The caller's addresses, the default one first
     * @description For a signed-in shopper.
     */
    get: operations["getAddresses"]
    put?: never
    /**
     * Add an address. The first one becomes the default
     * @description For a signed-in shopper.
     */
    post: operations["postAddresses"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/addresses/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replace an address of the caller. A default address stays the default
     * @description For a signed-in shopper.
     */
    put: operations["putAddressesId"]
    post?: never
    /**
     * Delete an address of the caller. If it was the default, the newest remaining one becomes the default
     * @description For a signed-in shopper.
     */
    delete: operations["deleteAddressesId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/alarms": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's alarms, newest first. Seen alarms are included with show=all
     * @description For an admin of the store.
     */
    get: operations["getAdminAlarms"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/alarms/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Mark an alarm as seen
     * @description For an admin of the store.
     */
    put: operations["putAdminAlarmsId"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/branding": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's brand, for editing
     * @description For an admin of the store.
     */
    get: operations["getAdminBranding"]
    /**
     * Change the store's brand. Payment secrets are write-only
     * @description For an admin of the store.
     */
    put: operations["putAdminBranding"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/branding/payment-test": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check the store's keys with the payment gateway
     * @description For an admin of the store. At most 60 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postAdminBrandingPaymentTest"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/checklist": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The current state of the steps that a store needs before it can sell
     * @description For an admin of the store. A key needs the scope `settings:read`.
     */
    get: operations["getAdminChecklist"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/contact-messages": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Messages to the store, newest first
     * @description For an admin of the store.
     */
    get: operations["getAdminContactMessages"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/contact-messages/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Mark a message as read or answered
     * @description For an admin of the store.
     */
    put: operations["putAdminContactMessagesId"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/content": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All texts of the store. Blank where the built-in text applies
     * @description For an admin of the store. A key needs the scope `settings:read`.
     */
    get: operations["getAdminContent"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/content/{key}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set a text of the store
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    put: operations["putAdminContentKey"]
    post?: never
    /**
     * Reset a text to the built-in one
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    delete: operations["deleteAdminContentKey"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/dashboard": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's dashboard: newest orders, revenue, low stock and open tasks
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    get: operations["getAdminDashboard"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/faqs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All questions, including hidden ones
     * @description For an admin of the store. A key needs the scope `settings:read`.
     */
    get: operations["getAdminFaqs"]
    put?: never
    /**
     * Add a question
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    post: operations["postAdminFaqs"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/faqs/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a question
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    put: operations["putAdminFaqsId"]
    post?: never
    /**
     * Delete a question
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    delete: operations["deleteAdminFaqsId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/history": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The history of changes with author, time, old and new values, newest first
     * @description For an admin of the store.
     */
    get: operations["getAdminHistory"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/history/{id}/revert": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revert a change field by field. Fields that have changed since are kept unless they are chosen
     * @description For an admin of the store.
     */
    post: operations["postAdminHistoryIdRevert"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/history/{id}/things": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The records that a history entry changed. X-Total-Count is their number
     * @description For an admin of the store.
     */
    get: operations["getAdminHistoryIdThings"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/imports": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Imports of catalog files, newest first
     * @description For an admin of the store. A key needs the scope `catalog:read`.
     */
    get: operations["getAdminImports"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/invoice-signature": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Upload the picture of the signature on documents, and set the setting `invoice_signature` to it
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    put: operations["putAdminInvoiceSignature"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/keys": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's API keys
     * @description For an admin of the store.
     */
    get: operations["getAdminKeys"]
    put?: never
    /**
     * Create an API key. The key is only in this response
     * @description For an admin of the store. At most 60 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postAdminKeys"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/keys/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Revoke an API key
     * @description For an admin of the store.
     */
    delete: operations["deleteAdminKeysId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/order-counts": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How many orders the store has, by status; with from and to, those placed on these days in India
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    get: operations["getAdminOrderCounts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's orders, newest first. All of them without a limit. from and to are days in India, both included
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    get: operations["getAdminOrders"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An order by its id or number
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    get: operations["getAdminOrdersId"]
    /**
     * Change an order's status, courier or tracking, or add a note. A note with a new status is sent to the shopper. A note alone is internal. The shopper is e-mailed 10 seconds after a status change
     * @description For an admin of the store. A key needs the scope `orders:write`.
     */
    put: operations["putAdminOrdersId"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{id}/refunds": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refund an order: amounts of line items and of shipping, or an amount that is spread over all that is left, or all that is left. An equal second request returns the same refund, unless its Idempotency-Key differs. PENDING until the gateway has responded
     * @description For an admin of the store. A key needs the scope `orders:write`.
     */
    post: operations["postAdminOrdersIdRefunds"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/{id}/status/undo": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Undo the order's last status change within 10 seconds, before the shopper is e-mailed. With the version that the change returned, only that change is undone
     * @description For an admin of the store. A key needs the scope `orders:write`.
     */
    post: operations["postAdminOrdersIdStatusUndo"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/bulk-status": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the status of many orders, with their courier and tracking numbers. Orders that can't be changed are listed in the response
     * @description For an admin of the store. A key needs the scope `orders:write`.
     */
    post: operations["postAdminOrdersBulkStatus"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/orders/documents": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The invoices or packing slips of the given orders in one PDF, in the given sequence
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    post: operations["postAdminOrdersDocuments"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All products, including drafts. X-Total-Count is the number of matches
     * @description For an admin of the store. A key needs the scope `catalog:read`.
     */
    get: operations["getAdminProducts"]
    put?: never
    /**
     * Add a product
     * @description For an admin of the store. A key needs the scope `catalog:write`.
     */
    post: operations["postAdminProducts"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A product, listed or draft
     * @description For an admin of the store. A key needs the scope `catalog:read`.
     */
    get: operations["getAdminProductsId"]
    /**
     * Change a product. Fields that are not sent keep their values
     * @description For an admin of the store. A key needs the scope `catalog:write`.
     */
    put: operations["putAdminProductsId"]
    post?: never
    /**
     * Delete a product. Past orders are unaffected
     * @description For an admin of the store. A key needs the scope `catalog:write`.
     */
    delete: operations["deleteAdminProductsId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/bulk-edit": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change many products: the same values for all, selected by ids or a filter, or values for each
     * @description For an admin of the store. A key needs the scope `catalog:write`.
     */
    post: operations["postAdminProductsBulkEdit"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/products/bulk-import": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add or update products from rows of a catalog file
     * @description For an admin of the store. A key needs the scope `catalog:write`.
     */
    post: operations["postAdminProductsBulkImport"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/reports/gst": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One table of a month's GSTR-1 as CSV, from the invoices and credit notes issued in it
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    get: operations["getAdminReportsGst"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/reports/uncredited": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Cancelled orders whose invoices still count, because credit notes don't take all of them back
     * @description For an admin of the store. A key needs the scope `orders:read`.
     */
    get: operations["getAdminReportsUncredited"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All settings. One that isn't set has its default value
     * @description For an admin of the store. A key needs the scope `settings:read`.
     */
    get: operations["getAdminSettings"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/settings/{key}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a setting within its limits
     * @description For an admin of the store. A key needs the scope `settings:write`.
     */
    put: operations["putAdminSettingsKey"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/staff": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's administrators
     * @description For an admin of the store.
     */
    get: operations["getAdminStaff"]
    put?: never
    /**
     * Invite an administrator. Inviting the same person again sends a new link
     * @description For an admin of the store. At most 30 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postAdminStaff"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/staff/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove an administrator. The last one can't be removed
     * @description For an admin of the store.
     */
    delete: operations["deleteAdminStaffId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/uploads": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload pictures that rows of a catalog file reference
     * @description For an admin of the store. A key needs the scope `catalog:write`.
     */
    post: operations["postAdminUploads"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/views": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The saved views of a list: the caller's own and the store's
     * @description For an admin of the store.
     */
    get: operations["getAdminViews"]
    put?: never
    /**
     * Save a list's filters as a view
     * @description For an admin of the store.
     */
    post: operations["postAdminViews"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/views/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a view's name, filters or visibility
     * @description For an admin of the store.
     */
    put: operations["putAdminViewsId"]
    post?: never
    /**
     * Delete a view
     * @description For an admin of the store.
     */
    delete: operations["deleteAdminViewsId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/webhooks": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The store's outgoing webhooks
     * @description For an admin of the store.
     */
    get: operations["getAdminWebhooks"]
    put?: never
    /**
     * Create a webhook. Its secret is only in this response
     * @description For an admin of the store. At most 60 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postAdminWebhooks"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/webhooks/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change, enable or disable a webhook
     * @description For an admin of the store. At most 120 calls an hour for one account, or for one client address where nobody is signed in.
     */
    put: operations["putAdminWebhooksId"]
    post?: never
    /**
     * Delete a webhook and its deliveries
     * @description For an admin of the store.
     */
    delete: operations["deleteAdminWebhooksId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/webhooks/{id}/deliveries": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Deliveries of a webhook in the last 30 days with their state, newest first
     * @description For an admin of the store.
     */
    get: operations["getAdminWebhooksIdDeliveries"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/webhooks/{id}/deliveries/{deliveryId}/replay": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Resend a delivery with the same message and id
     * @description For an admin of the store. At most 600 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postAdminWebhooksIdDeliveriesDeliveryIdReplay"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/admin/webhooks/{id}/rotate": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate a webhook's secret. The new one is only in this response. The old one also signs for 24 hours
     * @description For an admin of the store. At most 60 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postAdminWebhooksIdRotate"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/change-password": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change the caller's password. The account's other sessions end
     * @description For a signed-in shopper. At most 300 calls an hour for one client address.
     */
    put: operations["putAuthChangePassword"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/complete-registration": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an account with an e-mail that this browser has verified, and sign in
     * @description At most 30 calls an hour for one client address.
     */
    post: operations["postAuthCompleteRegistration"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/enter/{token}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Start a 30-minute session in an admin's place with a superadmin's one-time pass */
    get: operations["getAuthEnterToken"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/forgot-password": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mail a link for choosing a new password. The response is the same if no account has the e-mail
     * @description At most 3 calls an hour for one e-mail, without its plus-tag. At most 20 calls an hour for one client address.
     */
    post: operations["postAuthForgotPassword"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/login": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in
     * @description At most 300 calls an hour for one client address.
     */
    post: operations["postAuthLogin"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/logout": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign out. Does nothing without a session */
    post: operations["postAuthLogout"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/me": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The signed-in account
     * @description For a signed-in shopper.
     */
    get: operations["getAuthMe"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/register": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an account and sign in. The e-mail is verified later
     * @description At most 30 calls an hour for one client address.
     */
    post: operations["postAuthRegister"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/resend-otp": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mail a new code that replaces the previous one. At most three times
     * @description At most 40 calls an hour for one client address.
     */
    post: operations["postAuthResendOtp"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/reset-password": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set a new password with the token of a mailed link. The account's sessions end */
    post: operations["postAuthResetPassword"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/send-otp": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mail a six-digit code that verifies an e-mail
     * @description At most 40 calls an hour for one client address.
     */
    post: operations["postAuthSendOtp"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/sessions": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The account's sessions, the last used first. For an admin, also the platform's sessions in an admin's place
     * @description For a signed-in shopper.
     */
    get: operations["getAuthSessions"]
    put?: never
    post?: never
    /**
     * End the account's other sessions. For an admin, also the platform's sessions in an admin's place
     * @description For a signed-in shopper.
     */
    delete: operations["deleteAuthSessions"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/verify-otp": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Verify an e-mail with its code. The signed-in account with that e-mail becomes verified */
    post: operations["postAuthVerifyOtp"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/auth/verify-reset-token/{token}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether a reset link is still valid */
    get: operations["getAuthVerifyResetTokenToken"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/branding": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The store's brand */
    get: operations["getBranding"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The cart at current prices
     * @description For a signed-in shopper.
     */
    get: operations["getCart"]
    put?: never
    /**
     * Add a product. If it is in the cart already, the quantity is added
     * @description For a signed-in shopper.
     */
    post: operations["postCart"]
    /**
     * Empty the cart
     * @description For a signed-in shopper.
     */
    delete: operations["deleteCart"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/cart/{productId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Set the quantity of a product in the cart
     * @description For a signed-in shopper.
     */
    put: operations["putCartProductId"]
    post?: never
    /**
     * Remove a product from the cart
     * @description For a signed-in shopper.
     */
    delete: operations["deleteCartProductId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/checkout/details": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The firm for which the account bought last, for its next checkout
     * @description For a signed-in shopper.
     */
    get: operations["getCheckoutDetails"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/checkout/session": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open a payment for the cart, with this delivery address
     * @description For a signed-in shopper. At most 60 calls an hour for one account, or for one client address where nobody is signed in.
     */
    post: operations["postCheckoutSession"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/contact": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the store a message. It is stored for its admins and mailed to its contact address
     * @description At most 5 calls an hour for one client address.
     */
    post: operations["postContact"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/content": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The store's own texts, and those of its settings that pages show */
    get: operations["getContent"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/docs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The API description as a page */
    get: operations["getDocs"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/docs/{file}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The page's own files */
    get: operations["getDocsFile"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/domains/allowed": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether the TLS proxy may request a certificate for a host. 404 for every other caller */
    get: operations["getDomainsAllowed"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/faqs": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The store's visible questions and answers, in order */
    get: operations["getFaqs"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/health": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether the server and its database are up */
    get: operations["getHealth"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/health/live": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether the process responds. Each process reports its own state */
    get: operations["getHealthLive"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/health/ready": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether a load balancer may send requests to the process. Each process reports its own state */
    get: operations["getHealthReady"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/openapi.json": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** This description */
    get: operations["getOpenapiJson"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The caller's orders, newest first
     * @description For a signed-in shopper.
     */
    get: operations["getOrders"]
    put?: never
    /**
     * Turn a payment into an order. Repeating the request returns the same order
     * @description For a signed-in shopper.
     */
    post: operations["postOrders"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/{orderNumber}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An order of the caller. For an admin, any order of the store
     * @description For a signed-in shopper.
     */
    get: operations["getOrdersOrderNumber"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/{orderNumber}/credit-notes/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The credit note of one refund of the order, as a PDF
     * @description For a signed-in shopper. At most 120 calls an hour for one account, or for one client address where nobody is signed in.
     */
    get: operations["getOrdersOrderNumberCreditNotesId"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/{orderNumber}/invoice": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The order's GST tax invoice, as a PDF
     * @description For a signed-in shopper. At most 120 calls an hour for one account, or for one client address where nobody is signed in.
     */
    get: operations["getOrdersOrderNumberInvoice"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/orders/{orderNumber}/passports": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The stone passports of an order's line items. Empty until the order is paid
     * @description For a signed-in shopper.
     */
    get: operations["getOrdersOrderNumberPassports"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/passports/{code}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A stone's passport: its signed record and whether it is genuine */
    get: operations["getPassportsCode"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/passports/key": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The public keys for verifying stone passports */
    get: operations["getPassportsKey"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/pincode/{pincode}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * City and state of an Indian pincode, or why they are unknown
     * @description At most 120 calls an hour for one account, or for one client address where nobody is signed in.
     */
    get: operations["getPincodePincode"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/product-colors": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The product colours of the store */
    get: operations["getProductColors"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/product-types": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The product types of the store */
    get: operations["getProductTypes"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A page of the store's products, filtered and sorted. X-Total-Count is the number of matches */
    get: operations["getProducts"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/{slug}/related": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Similar products in stock, the nearest in colour and price first, at most four */
    get: operations["getProductsSlugRelated"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/facets": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The number of products by type, colour and origin, and the price range */
    get: operations["getProductsFacets"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/featured": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The featured products, newest first, at most eight */
    get: operations["getProductsFeatured"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/slug/{slug}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A product by its slug. A former slug redirects to the current one */
    get: operations["getProductsSlugSlug"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/products/suggest": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Suggestions for a partial search term: filters of the store and names of products */
    get: operations["getProductsSuggest"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/settings/calculate-totals": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** What an order costs: GST, shipping, total, in rupees. With items, GST is calculated by the rates of the products */
    post: operations["postSettingsCalculateTotals"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/settings/checkout": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The subtotal from which shipping is free, the GST rate, the weight of the store's ratti in mg, and the total above which the buyer's PAN is required */
    get: operations["getSettingsCheckout"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/sitemap": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The slugs of the store's products, sorted. X-Total-Count is their number */
    get: operations["getSitemap"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/analytics/overview": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The platform's dashboard: figures of all stores, and of each store of a page. X-Total-Count is the number of stores that the search finds
     * @description For the platform's superadmin.
     */
    get: operations["getSuperadminAnalyticsOverview"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/checklists": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The checklist progress of several stores. `ids` is comma-separated
     * @description For the platform's superadmin.
     */
    get: operations["getSuperadminChecklists"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the platform's stores, oldest first, or of those deleted but not erased. X-Total-Count is their number
     * @description For the platform's superadmin.
     */
    get: operations["getSuperadminTenants"]
    put?: never
    /**
     * Create a store with everything it needs. Its admin is invited by e-mail
     * @description For the platform's superadmin.
     */
    post: operations["postSuperadminTenants"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A store of the platform
     * @description For the platform's superadmin.
     */
    get: operations["getSuperadminTenantsId"]
    /**
     * Change a store's brand, names, rates, or whether it is open. Fields that are not sent keep their values
     * @description For the platform's superadmin.
     */
    put: operations["putSuperadminTenantsId"]
    post?: never
    /**
     * Archive a store. It closes immediately and its domain and slug become free. Orders and invoices are kept
     * @description For the platform's superadmin.
     */
    delete: operations["deleteSuperadminTenantsId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/domains": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The hosts of a store, the primary one first, with the DNS records that each needs
     * @description For the platform's superadmin.
     */
    get: operations["getSuperadminTenantsIdDomains"]
    put?: never
    /**
     * Add a host to a store. It serves the store once its TXT record is found
     * @description For the platform's superadmin.
     */
    post: operations["postSuperadminTenantsIdDomains"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/domains/{host}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Make a verified host the store's primary one. The others redirect to it
     * @description For the platform's superadmin.
     */
    put: operations["putSuperadminTenantsIdDomainsHost"]
    post?: never
    /**
     * Remove a host from a store. The primary one can't be removed
     * @description For the platform's superadmin.
     */
    delete: operations["deleteSuperadminTenantsIdDomainsHost"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/domains/{host}/check": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a host's TXT record now
     * @description For the platform's superadmin.
     */
    post: operations["postSuperadminTenantsIdDomainsHostCheck"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/enter": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a one-time address that starts a 30-minute session in an admin's place
     * @description For the platform's superadmin.
     */
    post: operations["postSuperadminTenantsIdEnter"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/export": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export a store: all its rows and pictures as a tar.gz that another installation can import
     * @description For the platform's superadmin. At most 20 calls an hour for one account, or for one client address where nobody is signed in.
     */
    get: operations["getSuperadminTenantsIdExport"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/limits": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A store's rate limits. Null where the platform's limit applies
     * @description For the platform's superadmin.
     */
    get: operations["getSuperadminTenantsIdLimits"]
    /**
     * Set a store's rate limit and concurrency limit. Applies immediately in this process
     * @description For the platform's superadmin.
     */
    put: operations["putSuperadminTenantsIdLimits"]
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/superadmin/tenants/{id}/restore": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restore a deleted store with its slug and domain, until its data is erased. Its accounts sign in again
     * @description For the platform's superadmin.
     */
    post: operations["postSuperadminTenantsIdRestore"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/wishlist": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The wishlist, newest first, at current prices
     * @description For a signed-in shopper.
     */
    get: operations["getWishlist"]
    put?: never
    /**
     * Add a product to the wishlist: 201, or 200 if it is there already
     * @description For a signed-in shopper.
     */
    post: operations["postWishlist"]
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  "/api/wishlist/{productId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a product from the wishlist. Succeeds if it isn't there
     * @description For a signed-in shopper.
     */
    delete: operations["deleteWishlistProductId"]
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * Any JSON
     * @description Any JSON value
     */
    AnyJson: unknown
    Error: {
      branding?: {
        brandName: string
        colors: {
          /** @example #1e293b */
          accent: string
          headerActiveText: string | null
          headerPill: string | null
          headerText: string | null
          /** @example #1e293b */
          primary: string
          /** @example #1e293b */
          secondary: string
        }
        company: {
          gst: string | null
        }
        contact: {
          address: string | null
          email: string | null
          phone: string | null
        }
        customCss: string | null
        favicon: string | null
        features: {
          enableBlog: boolean
          enableCart: boolean
          enableCheckout: boolean
          enableEmailNotifications: boolean
          enableMultiCurrency: boolean
          enableReviews: boolean
          enableWishlist: boolean
        }
        /** @enum {string} */
        fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
        heroImage: string | null
        logo: string | null
        paymentConfig: {
          enableCOD: boolean
          provider?: string
          razorpayKeyId: string | null
        }
        seo: {
          description: string | null
          keywords: string | null
          title: string | null
        }
        site?: {
          isPreview: boolean
          primary: string
        }
        slug: string
        social: {
          facebook: string | null
          instagram: string | null
          linkedin: string | null
          twitter: string | null
          youtube: string | null
        }
        tagline: string | null
      }
      /** @enum {string} */
      code:
        | "VALIDATION_FAILED"
        | "UNAUTHENTICATED"
        | "FORBIDDEN"
        | "EMAIL_NOT_VERIFIED"
        | "FEATURE_DISABLED"
        | "NOT_FOUND"
        | "TENANT_NOT_FOUND"
        | "TENANT_INACTIVE"
        | "METHOD_NOT_ALLOWED"
        | "CONFLICT"
        | "ACCOUNT_CHANGED"
        | "INSUFFICIENT_STOCK"
        | "STALE"
        | "TOTALS_CHANGED"
        | "PAYMENT_MISMATCH"
        | "PAYMENT_NOT_CONFIGURED"
        | "ALREADY_PAID"
        | "IDEMPOTENCY_MISMATCH"
        | "PAYLOAD_TOO_LARGE"
        | "UNSUPPORTED_MEDIA_TYPE"
        | "TOO_MANY_REQUESTS"
        | "GATEWAY_UNAVAILABLE"
        | "SERVICE_UNAVAILABLE"
        | "INTERNAL_ERROR"
      current?: unknown
      details?: {
        message: string
        path: string
      }[]
      error: string
    }
  }
  responses: {
    /** @description Refused: ALREADY_PAID, INSUFFICIENT_STOCK, PAYMENT_MISMATCH, PAYMENT_NOT_CONFIGURED, TOTALS_CHANGED */
    "ALREADY_PAID.INSUFFICIENT_STOCK.PAYMENT_MISMATCH.PAYMENT_NOT_CONFIGURED.TOTALS_CHANGED": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: ALREADY_PAID, INSUFFICIENT_STOCK, PAYMENT_NOT_CONFIGURED, TOTALS_CHANGED */
    "ALREADY_PAID.INSUFFICIENT_STOCK.PAYMENT_NOT_CONFIGURED.TOTALS_CHANGED": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: CONFLICT */
    CONFLICT: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: CONFLICT, INSUFFICIENT_STOCK */
    "CONFLICT.INSUFFICIENT_STOCK": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: CONFLICT, INSUFFICIENT_STOCK, STALE */
    "CONFLICT.INSUFFICIENT_STOCK.STALE": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: CONFLICT, PAYMENT_NOT_CONFIGURED, STALE */
    "CONFLICT.PAYMENT_NOT_CONFIGURED.STALE": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: CONFLICT, STALE */
    "CONFLICT.STALE": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: EMAIL_NOT_VERIFIED, FEATURE_DISABLED */
    "EMAIL_NOT_VERIFIED.FEATURE_DISABLED": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: FEATURE_DISABLED */
    FEATURE_DISABLED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: FORBIDDEN */
    FORBIDDEN: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: GATEWAY_UNAVAILABLE, TENANT_INACTIVE */
    "GATEWAY_UNAVAILABLE.TENANT_INACTIVE": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: IDEMPOTENCY_MISMATCH */
    IDEMPOTENCY_MISMATCH: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: INSUFFICIENT_STOCK */
    INSUFFICIENT_STOCK: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: INSUFFICIENT_STOCK, STALE */
    "INSUFFICIENT_STOCK.STALE": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: NOT_FOUND */
    NOT_FOUND: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: NOT_FOUND, TENANT_NOT_FOUND */
    "NOT_FOUND.TENANT_NOT_FOUND": {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: PAYLOAD_TOO_LARGE */
    PAYLOAD_TOO_LARGE: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: STALE */
    STALE: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: TENANT_INACTIVE */
    TENANT_INACTIVE: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: TENANT_NOT_FOUND */
    TENANT_NOT_FOUND: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: TOO_MANY_REQUESTS */
    TOO_MANY_REQUESTS: {
      headers: {
        /**
         * @description Seconds to wait
         * @example 60
         */
        "Retry-After"?: number
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: UNAUTHENTICATED */
    UNAUTHENTICATED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
    /** @description Refused: VALIDATION_FAILED */
    VALIDATION_FAILED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["Error"]
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  putAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Asha Rao-Mehta"
         *     }
         */
        "application/json": {
          name: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "email": "string",
           *       "name": "string",
           *       "role": "CUSTOMER",
           *       "isEmailVerified": true,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "enteredBy": "string",
           *       "enteredUntil": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            enteredBy?: string
            /** Format: date-time */
            enteredUntil?: string
            id: string
            isEmailVerified: boolean
            name: string
            /** @enum {string} */
            role: "CUSTOMER" | "ADMIN" | "SUPERADMIN"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "Stones2026"
         *     }
         */
        "application/json": {
          password: string
        }
      }
    }
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAccountExport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "*/*": unknown
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAddresses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string",
           *         "isDefault": true
           *       }
           *     ]
           */
          "application/json": {
            city: string
            country: string
            fullName: string
            id: string
            isDefault: boolean
            line1: string
            line2: string | null
            phone: string
            postalCode: string
            state: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAddresses: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fullName": "Asha Rao",
         *       "phone": "9829041872",
         *       "line1": "12 MI Road",
         *       "line2": "",
         *       "city": "Jaipur",
         *       "state": "Rajasthan",
         *       "postalCode": "302001",
         *       "country": "India",
         *       "isDefault": false
         *     }
         */
        "application/json": {
          city: string
          /**
           * @default India
           * @enum {string}
           */
          country?:
            | "India"
            | "United States"
            | "United Kingdom"
            | "Canada"
            | "Australia"
            | "Singapore"
            | "United Arab Emirates"
            | "Saudi Arabia"
            | "Qatar"
            | "Kuwait"
            | "Bahrain"
            | "Oman"
          fullName: string
          /** @default false */
          isDefault?: boolean
          line1: string
          line2?: string | null
          phone: string
          postalCode: string
          state: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "fullName": "string",
           *       "phone": "string",
           *       "line1": "string",
           *       "line2": "string",
           *       "city": "string",
           *       "state": "string",
           *       "postalCode": "string",
           *       "country": "string",
           *       "isDefault": true
           *     }
           */
          "application/json": {
            city: string
            country: string
            fullName: string
            id: string
            isDefault: boolean
            line1: string
            line2: string | null
            phone: string
            postalCode: string
            state: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAddressesId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fullName": "Asha Rao",
         *       "phone": "9829041872",
         *       "line1": "12 MI Road",
         *       "line2": "",
         *       "city": "Jaipur",
         *       "state": "Rajasthan",
         *       "postalCode": "302001",
         *       "country": "India",
         *       "isDefault": false
         *     }
         */
        "application/json": {
          city: string
          /**
           * @default India
           * @enum {string}
           */
          country?:
            | "India"
            | "United States"
            | "United Kingdom"
            | "Canada"
            | "Australia"
            | "Singapore"
            | "United Arab Emirates"
            | "Saudi Arabia"
            | "Qatar"
            | "Kuwait"
            | "Bahrain"
            | "Oman"
          fullName: string
          /** @default false */
          isDefault?: boolean
          line1: string
          line2?: string | null
          phone: string
          postalCode: string
          state: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "fullName": "string",
           *       "phone": "string",
           *       "line1": "string",
           *       "line2": "string",
           *       "city": "string",
           *       "state": "string",
           *       "postalCode": "string",
           *       "country": "string",
           *       "isDefault": true
           *     }
           */
          "application/json": {
            city: string
            country: string
            fullName: string
            id: string
            isDefault: boolean
            line1: string
            line2: string | null
            phone: string
            postalCode: string
            state: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAddressesId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminAlarms: {
    parameters: {
      query?: {
        show?: "open" | "all"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "isSeen": true,
           *         "kind": "REPORT_CLAIMED_TWICE",
           *         "productId": "string",
           *         "name": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string"
           *       }
           *     ]
           */
          "application/json": (
            | {
                certificateLab: string
                certificateNumber: string
                /** Format: date-time */
                createdAt: string
                id: string
                isSeen: boolean
                /** @constant */
                kind: "REPORT_CLAIMED_TWICE"
                name: string
                productId: string
              }
            | {
                /** @example 12500.00 */
                amount: string
                /** Format: date-time */
                createdAt: string
                gatewayOrderId: string
                id: string
                isSeen: boolean
                /** @constant */
                kind: "PAYMENT_WITHOUT_ORDER"
                /** @enum {string} */
                outcome: "NOT_CAPTURED" | "REFUND_PENDING" | "REFUNDED"
                paymentId: string
              }
          )[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminAlarmsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "isSeen": true
         *     }
         */
        "application/json": {
          isSeen: boolean
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "isSeen": true,
           *       "kind": "REPORT_CLAIMED_TWICE",
           *       "productId": "string",
           *       "name": "string",
           *       "certificateLab": "string",
           *       "certificateNumber": "string"
           *     }
           */
          "application/json":
            | {
                certificateLab: string
                certificateNumber: string
                /** Format: date-time */
                createdAt: string
                id: string
                isSeen: boolean
                /** @constant */
                kind: "REPORT_CLAIMED_TWICE"
                name: string
                productId: string
              }
            | {
                /** @example 12500.00 */
                amount: string
                /** Format: date-time */
                createdAt: string
                gatewayOrderId: string
                id: string
                isSeen: boolean
                /** @constant */
                kind: "PAYMENT_WITHOUT_ORDER"
                /** @enum {string} */
                outcome: "NOT_CAPTURED" | "REFUND_PENDING" | "REFUNDED"
                paymentId: string
              }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminBranding: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "version": 1,
           *       "brandName": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "favicon": "string",
           *       "primaryColor": "#1e293b",
           *       "secondaryColor": "#1e293b",
           *       "accentColor": "#1e293b",
           *       "headerPill": "#1e293b",
           *       "headerText": "#1e293b",
           *       "headerActiveText": "#1e293b",
           *       "fonts": "fraunces-figtree",
           *       "email": "string",
           *       "phone": "string",
           *       "address": "string",
           *       "facebook": "string",
           *       "instagram": "string",
           *       "twitter": "string",
           *       "linkedin": "string",
           *       "youtube": "string",
           *       "gst": "string",
           *       "seoTitle": "string",
           *       "seoDescription": "string",
           *       "seoKeywords": "string",
           *       "enableWishlist": true,
           *       "enableCart": true,
           *       "enableCheckout": true,
           *       "enableReviews": true,
           *       "enableBlog": true,
           *       "enableMultiCurrency": true,
           *       "enableEmailNotifications": true,
           *       "customCss": "string",
           *       "enableCOD": true,
           *       "razorpayKeyId": "string",
           *       "paymentSecretsAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            customCss: string | null
            email: string | null
            enableBlog: boolean
            enableCart: boolean
            enableCheckout: boolean
            enableCOD: boolean
            enableEmailNotifications: boolean
            enableMultiCurrency: boolean
            enableReviews: boolean
            enableWishlist: boolean
            facebook: string | null
            favicon: string | null
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            gst: string | null
            headerActiveText: string | null
            headerPill: string | null
            headerText: string | null
            heroImage: string | null
            id: string
            instagram: string | null
            linkedin: string | null
            logo: string | null
            paymentSecretsAt: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            razorpayKeyId: string | null
            /** @example #1e293b */
            secondaryColor: string
            seoDescription: string | null
            seoKeywords: string | null
            seoTitle: string | null
            tagline: string | null
            twitter: string | null
            version: number
            youtube: string | null
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminBranding: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "brandName": "Ratna",
         *       "tagline": "",
         *       "primaryColor": "#1e293b",
         *       "email": "care@gems.example.in",
         *       "facebook": "https://facebook.com/ratna",
         *       "enableWishlist": "true",
         *       "seoTitle": "Ratna"
         *     }
         */
        "application/json": {
          /** @example #1e293b */
          accent?: string
          /** @example #1e293b */
          accentColor?: string
          address?: string | null
          brandName?: string
          customCss?: string | null
          email?: (string | "") | null
          enableBlog?: boolean | ("true" | "false")
          enableCart?: boolean | ("true" | "false")
          enableCheckout?: boolean | ("true" | "false")
          enableCOD?: boolean | ("true" | "false")
          enableEmailNotifications?: boolean | ("true" | "false")
          enableMultiCurrency?: boolean | ("true" | "false")
          enableReviews?: boolean | ("true" | "false")
          enableWishlist?: boolean | ("true" | "false")
          facebook?: string | null
          /** @constant */
          favicon?: ""
          /** @enum {string} */
          fonts?: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
          gst?: string | null
          headerActiveText?: (string | "") | null
          headerPill?: (string | "") | null
          headerText?: (string | "") | null
          /** @constant */
          heroImage?: ""
          instagram?: string | null
          linkedin?: string | null
          /** @constant */
          logo?: ""
          phone?: string | null
          /** @example #1e293b */
          primary?: string
          /** @example #1e293b */
          primaryColor?: string
          razorpayKeyId?: string | null
          razorpayKeySecret?: string
          razorpayWebhookSecret?: string
          /** @example #1e293b */
          secondary?: string
          /** @example #1e293b */
          secondaryColor?: string
          seoDescription?: string | null
          seoKeywords?: string | null
          seoTitle?: string | null
          tagline?: string | null
          twitter?: string | null
          version?: number | string
          youtube?: string | null
        }
        /**
         * @example {
         *       "brandName": "Ratna",
         *       "tagline": "",
         *       "primaryColor": "#1e293b",
         *       "email": "care@gems.example.in",
         *       "facebook": "https://facebook.com/ratna",
         *       "enableWishlist": "true",
         *       "seoTitle": "Ratna"
         *     }
         */
        "multipart/form-data": {
          /** @example #1e293b */
          accent?: string
          /** @example #1e293b */
          accentColor?: string
          address?: string | null
          brandName?: string
          customCss?: string | null
          email?: (string | "") | null
          enableBlog?: boolean | ("true" | "false")
          enableCart?: boolean | ("true" | "false")
          enableCheckout?: boolean | ("true" | "false")
          enableCOD?: boolean | ("true" | "false")
          enableEmailNotifications?: boolean | ("true" | "false")
          enableMultiCurrency?: boolean | ("true" | "false")
          enableReviews?: boolean | ("true" | "false")
          enableWishlist?: boolean | ("true" | "false")
          facebook?: string | null
          /** Format: binary */
          favicon?: string
          /** @enum {string} */
          fonts?: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
          gst?: string | null
          headerActiveText?: (string | "") | null
          headerPill?: (string | "") | null
          headerText?: (string | "") | null
          /** Format: binary */
          heroImage?: string
          instagram?: string | null
          linkedin?: string | null
          /** Format: binary */
          logo?: string
          phone?: string | null
          /** @example #1e293b */
          primary?: string
          /** @example #1e293b */
          primaryColor?: string
          razorpayKeyId?: string | null
          razorpayKeySecret?: string
          razorpayWebhookSecret?: string
          /** @example #1e293b */
          secondary?: string
          /** @example #1e293b */
          secondaryColor?: string
          seoDescription?: string | null
          seoKeywords?: string | null
          seoTitle?: string | null
          tagline?: string | null
          twitter?: string | null
          version?: number | string
          youtube?: string | null
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "version": 1,
           *       "brandName": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "favicon": "string",
           *       "primaryColor": "#1e293b",
           *       "secondaryColor": "#1e293b",
           *       "accentColor": "#1e293b",
           *       "headerPill": "#1e293b",
           *       "headerText": "#1e293b",
           *       "headerActiveText": "#1e293b",
           *       "fonts": "fraunces-figtree",
           *       "email": "string",
           *       "phone": "string",
           *       "address": "string",
           *       "facebook": "string",
           *       "instagram": "string",
           *       "twitter": "string",
           *       "linkedin": "string",
           *       "youtube": "string",
           *       "gst": "string",
           *       "seoTitle": "string",
           *       "seoDescription": "string",
           *       "seoKeywords": "string",
           *       "enableWishlist": true,
           *       "enableCart": true,
           *       "enableCheckout": true,
           *       "enableReviews": true,
           *       "enableBlog": true,
           *       "enableMultiCurrency": true,
           *       "enableEmailNotifications": true,
           *       "customCss": "string",
           *       "enableCOD": true,
           *       "razorpayKeyId": "string",
           *       "paymentSecretsAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            customCss: string | null
            email: string | null
            enableBlog: boolean
            enableCart: boolean
            enableCheckout: boolean
            enableCOD: boolean
            enableEmailNotifications: boolean
            enableMultiCurrency: boolean
            enableReviews: boolean
            enableWishlist: boolean
            facebook: string | null
            favicon: string | null
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            gst: string | null
            headerActiveText: string | null
            headerPill: string | null
            headerText: string | null
            heroImage: string | null
            id: string
            instagram: string | null
            linkedin: string | null
            logo: string | null
            paymentSecretsAt: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            razorpayKeyId: string | null
            /** @example #1e293b */
            secondaryColor: string
            seoDescription: string | null
            seoKeywords: string | null
            seoTitle: string | null
            tagline: string | null
            twitter: string | null
            version: number
            youtube: string | null
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminBrandingPaymentTest: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "message": "string"
           *     }
           */
          "application/json": {
            message: string
            ok: boolean
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["GATEWAY_UNAVAILABLE.TENANT_INACTIVE"]
    }
  }
  getAdminChecklist: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "steps": [
           *         {
           *           "key": "logo",
           *           "isDone": true
           *         }
           *       ],
           *       "isOpenForBusiness": true,
           *       "warnings": [
           *         {
           *           "code": "GSTIN_MISSING",
           *           "message": "string"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            isOpenForBusiness: boolean
            steps: {
              isDone: boolean
              /** @enum {string} */
              key:
                | "logo"
                | "product"
                | "payment"
                | "tax"
                | "shipping"
                | "returns"
                | "contact"
                | "admin"
                | "domain"
            }[]
            warnings: {
              /** @enum {string} */
              code:
                | "GSTIN_MISSING"
                | "GSTIN_INVALID"
                | "GSTIN_DIFFERS"
                | "PAN_INVALID"
                | "PAN_DIFFERS"
                | "HSN_MISSING"
                | "SHIPPING_UNTAXED"
                | "LUT_DUE"
                | "DUPLICATE_REPORT"
                | "STOCK_WITH_REPORT"
              message: string
            }[]
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminContactMessages: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "name": "string",
           *         "email": "string",
           *         "message": "string",
           *         "isRead": true,
           *         "isAnswered": true,
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            id: string
            isAnswered: boolean
            isRead: boolean
            message: string
            name: string
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminContactMessagesId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "isRead": true,
         *       "isAnswered": false
         *     }
         */
        "application/json": {
          isAnswered?: boolean
          isRead?: boolean
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "name": "string",
           *       "email": "string",
           *       "message": "string",
           *       "isRead": true,
           *       "isAnswered": true,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "version": 1
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            id: string
            isAnswered: boolean
            isRead: boolean
            message: string
            name: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminContent: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "key": "string",
           *         "value": "string",
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            key: string
            value: string
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminContentKey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        key: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "value": "Born of fire,"
         *     }
         */
        "application/json": {
          value: string
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "key": "string",
           *       "value": "string",
           *       "version": 1
           *     }
           */
          "application/json": {
            key: string
            value: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminContentKey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminDashboard: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "recentOrders": [
           *         {
           *           "id": "string",
           *           "orderNumber": "string",
           *           "status": "PENDING",
           *           "createdAt": "2019-08-24T14:15:22Z",
           *           "subtotal": "12500.00",
           *           "gst": "12500.00",
           *           "shippingFee": "12500.00",
           *           "total": "12500.00",
           *           "paymentRef": "string",
           *           "items": [
           *             {
           *               "id": "string",
           *               "quantity": -9007199254740991,
           *               "unitPrice": "12500.00",
           *               "lineTotal": "12500.00",
           *               "product": {
           *                 "id": "string",
           *                 "name": "string",
           *                 "images": [
           *                   "string"
           *                 ],
           *                 "slug": "string"
           *               }
           *             }
           *           ],
           *           "shippingAddress": {
           *             "fullName": "string",
           *             "phone": "string",
           *             "line1": "string",
           *             "line2": "string",
           *             "city": "string",
           *             "state": "string",
           *             "postalCode": "string",
           *             "country": "string"
           *           },
           *           "buyerPan": "string",
           *           "buyerGstin": "string",
           *           "buyerName": "string",
           *           "user": {
           *             "name": "string",
           *             "email": "string"
           *           },
           *           "courier": "string",
           *           "trackingNumber": "string",
           *           "trackingUrl": "string",
           *           "timeline": [
           *             {
           *               "status": "PENDING",
           *               "at": "2019-08-24T14:15:22Z",
           *               "note": "string"
           *             }
           *           ],
           *           "creditNotes": [
           *             {
           *               "id": "string",
           *               "number": "string",
           *               "amount": "12500.00",
           *               "at": "2019-08-24T14:15:22Z"
           *             }
           *           ]
           *         }
           *       ],
           *       "orderCount": -9007199254740991,
           *       "totalRevenue": "12500.00",
           *       "revenueChange": {
           *         "latest": "12500.00",
           *         "before": "12500.00",
           *         "percent": 0
           *       },
           *       "growthTargetPercent": 0,
           *       "revenueByDay": [
           *         {
           *           "day": "2019-08-24",
           *           "revenue": "12500.00",
           *           "orders": -9007199254740991
           *         }
           *       ],
           *       "lowStock": [
           *         {
           *           "id": "string",
           *           "slug": "string",
           *           "name": "string",
           *           "images": [
           *             "string"
           *           ],
           *           "price": "12500.00",
           *           "stock": -9007199254740991
           *         }
           *       ],
           *       "lowStockCount": -9007199254740991,
           *       "stoneCount": -9007199254740991,
           *       "waiting": {
           *         "unreadMessages": -9007199254740991,
           *         "ordersToSend": -9007199254740991,
           *         "stonesWithoutPicture": -9007199254740991,
           *         "stonesWithoutTreatment": -9007199254740991,
           *         "stonesWithoutHsnCode": -9007199254740991
           *       }
           *     }
           */
          "application/json": {
            growthTargetPercent: number
            lowStock: {
              id: string
              images: string[]
              name: string
              /** @example 12500.00 */
              price: string
              slug: string
              stock: number
            }[]
            lowStockCount: number
            orderCount: number
            recentOrders: {
              buyerGstin: string | null
              buyerName: string | null
              buyerPan?: string
              courier?: string
              /** Format: date-time */
              createdAt: string
              creditNotes?: {
                /** @example 12500.00 */
                amount: string
                /** Format: date-time */
                at: string
                id: string
                number: string
              }[]
              /** @example 12500.00 */
              gst: string
              id: string
              items: {
                id: string
                /** @example 12500.00 */
                lineTotal: string
                product: {
                  id: string
                  images: string[]
                  name: string
                  slug: string
                }
                quantity: number
                /** @example 12500.00 */
                unitPrice: string
              }[]
              orderNumber: string
              paymentRef: string | null
              shippingAddress: {
                city: string
                country: string
                fullName: string
                line1: string
                line2: string | null
                phone: string
                postalCode: string
                state: string
              }
              /** @example 12500.00 */
              shippingFee: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @example 12500.00 */
              subtotal: string
              timeline: {
                /** Format: date-time */
                at: string
                note?: string
                /** @enum {string} */
                status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              }[]
              /** @example 12500.00 */
              total: string
              trackingNumber?: string
              trackingUrl?: string
              user: {
                email: string
                name: string
              }
            }[]
            revenueByDay: {
              /** Format: date */
              day: string
              orders: number
              /** @example 12500.00 */
              revenue: string
            }[]
            revenueChange: {
              /** @example 12500.00 */
              before: string
              /** @example 12500.00 */
              latest: string
              percent: number | null
            }
            stoneCount: number
            /** @example 12500.00 */
            totalRevenue: string
            waiting: {
              ordersToSend: number
              stonesWithoutHsnCode: number
              stonesWithoutPicture: number
              stonesWithoutTreatment: number
              unreadMessages: number
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminFaqs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "question": "string",
           *         "answer": "string",
           *         "isVisible": true,
           *         "position": -9007199254740991,
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            answer: string
            id: string
            isVisible: boolean
            position: number
            question: string
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminFaqs: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "question": "Is it natural?",
         *       "answer": "It is, and comes with a report."
         *     }
         */
        "application/json": {
          answer: string
          /** @default true */
          isVisible?: boolean
          position?: number
          question: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "question": "string",
           *       "answer": "string",
           *       "isVisible": true,
           *       "position": -9007199254740991,
           *       "version": 1
           *     }
           */
          "application/json": {
            answer: string
            id: string
            isVisible: boolean
            position: number
            question: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminFaqsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "question": "Is it natural?",
         *       "answer": "It is, and comes with a report.",
         *       "isVisible": true,
         *       "position": 1
         *     }
         */
        "application/json": {
          answer?: string
          isVisible?: boolean
          position?: number
          question?: string
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "question": "string",
           *       "answer": "string",
           *       "isVisible": true,
           *       "position": -9007199254740991,
           *       "version": 1
           *     }
           */
          "application/json": {
            answer: string
            id: string
            isVisible: boolean
            position: number
            question: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminFaqsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminHistory: {
    parameters: {
      query?: {
        by?: string
        entity?: string
        entry?: string
        id?: string
        limit?: number
        offset?: number
        search?: string
        things?: number
        way?: "screen" | "import" | "key" | "medusa-admin" | "platform"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "at": "2019-08-24T14:15:22Z",
           *         "by": {
           *           "id": "string",
           *           "name": "string",
           *           "email": "string"
           *         },
           *         "enteredBy": "string",
           *         "way": "screen",
           *         "act": "created",
           *         "entity": "string",
           *         "entityId": "string",
           *         "version": -9007199254740991,
           *         "changes": [
           *           {
           *             "entityId": "string",
           *             "field": "string",
           *             "from": null,
           *             "to": null
           *           }
           *         ],
           *         "things": -9007199254740991,
           *         "name": "string",
           *         "reverts": "string",
           *         "revertedBy": "string",
           *         "isRevertible": true
           *       }
           *     ]
           */
          "application/json": {
            /** @enum {string} */
            act: "created" | "changed" | "deleted"
            /** Format: date-time */
            at: string
            by: {
              email: string
              id: string | null
              name: string
            }
            changes: {
              entityId?: string
              field: string
              from: components["schemas"]["AnyJson"]
              to: components["schemas"]["AnyJson"]
            }[]
            enteredBy?: string
            entity: string
            entityId: string | null
            id: string
            isRevertible: boolean
            name: string
            revertedBy?: string
            reverts?: string
            things: number
            version: number | null
            /** @enum {string} */
            way: "screen" | "import" | "key" | "medusa-admin" | "platform"
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminHistoryIdRevert: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "dryRun": true,
         *       "also": [
         *         {
         *           "entityId": "prod_01k9x2m7q5w8e4r6t1y0u3v5",
         *           "field": "price"
         *         }
         *       ]
         *     }
         */
        "application/json": {
          /** @default [] */
          also?:
            | "all"
            | {
                entityId?: string
                field: string
              }[]
          /** @default false */
          dryRun?: boolean
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "restored": [
           *         {
           *           "entityId": "string",
           *           "field": "string",
           *           "from": null,
           *           "to": null
           *         }
           *       ],
           *       "left": [
           *         {
           *           "entityId": "string",
           *           "field": "string",
           *           "from": null,
           *           "to": null,
           *           "reason": "changed"
           *         }
           *       ],
           *       "restoredCount": -9007199254740991,
           *       "leftCount": -9007199254740991,
           *       "names": {
           *         "property1": "string",
           *         "property2": "string"
           *       },
           *       "entryId": "string"
           *     }
           */
          "application/json": {
            entryId?: string
            left: {
              entityId?: string
              field: string
              from: components["schemas"]["AnyJson"]
              /** @enum {string} */
              reason: "changed" | "gone" | "taken" | "picture" | "stock" | "invalid" | "final"
              to: components["schemas"]["AnyJson"]
            }[]
            leftCount: number
            names: {
              [key: string]: string
            }
            restored: {
              entityId?: string
              field: string
              from: components["schemas"]["AnyJson"]
              to: components["schemas"]["AnyJson"]
            }[]
            restoredCount: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT.INSUFFICIENT_STOCK"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminHistoryIdThings: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "entityId": "string",
           *         "name": "string",
           *         "act": "created",
           *         "changes": [
           *           {
           *             "entityId": "string",
           *             "field": "string",
           *             "from": null,
           *             "to": null
           *           }
           *         ]
           *       }
           *     ]
           */
          "application/json": {
            /** @enum {string} */
            act: "created" | "changed" | "deleted"
            changes: {
              entityId?: string
              field: string
              from: components["schemas"]["AnyJson"]
              to: components["schemas"]["AnyJson"]
            }[]
            entityId: string
            name: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminImports: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "updatedAt": "2019-08-24T14:15:22Z",
           *         "by": "string",
           *         "fileName": "string",
           *         "created": -9007199254740991,
           *         "changed": -9007199254740991,
           *         "unchanged": -9007199254740991,
           *         "failed": -9007199254740991,
           *         "historyId": "string"
           *       }
           *     ]
           */
          "application/json": {
            by: string
            changed: number
            created: number
            /** Format: date-time */
            createdAt: string
            failed: number
            fileName: string
            historyId: string | null
            id: string
            unchanged: number
            /** Format: date-time */
            updatedAt: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminInvoiceSignature: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        "application/json": {
          version?: number | string
        }
        /** @example {} */
        "multipart/form-data": {
          /** Format: binary */
          signature?: string
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "key": "string",
           *       "value": "string",
           *       "version": 1
           *     }
           */
          "application/json": {
            key: string
            value: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminKeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "name": "string",
           *         "scopes": [
           *           "catalog:read"
           *         ],
           *         "hint": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "createdBy": "string",
           *         "lastUsedAt": "2019-08-24T14:15:22Z"
           *       }
           *     ]
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            createdBy: string
            hint: string
            id: string
            lastUsedAt: string | null
            name: string
            scopes: (
              | "catalog:read"
              | "catalog:write"
              | "orders:read"
              | "orders:write"
              | "settings:read"
              | "settings:write"
            )[]
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminKeys: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Accounting",
         *       "scopes": [
         *         "orders:read"
         *       ]
         *     }
         */
        "application/json": {
          name: string
          scopes: (
            | "catalog:read"
            | "catalog:write"
            | "orders:read"
            | "orders:write"
            | "settings:read"
            | "settings:write"
          )[]
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "name": "string",
           *       "scopes": [
           *         "catalog:read"
           *       ],
           *       "key": "string"
           *     }
           */
          "application/json": {
            id: string
            key: string
            name: string
            scopes: (
              | "catalog:read"
              | "catalog:write"
              | "orders:read"
              | "orders:write"
              | "settings:read"
              | "settings:write"
            )[]
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminKeysId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminOrderCounts: {
    parameters: {
      query?: {
        from?: string
        to?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "total": -9007199254740991,
           *       "pending": -9007199254740991,
           *       "paid": -9007199254740991,
           *       "shipped": -9007199254740991,
           *       "delivered": -9007199254740991,
           *       "cancelled": -9007199254740991
           *     }
           */
          "application/json": {
            cancelled: number
            delivered: number
            paid: number
            pending: number
            shipped: number
            total: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminOrders: {
    parameters: {
      query?: {
        from?: string
        limit?: number
        offset?: number
        search?: string
        status?: "all" | ("PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED")
        to?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "orderNumber": "string",
           *         "status": "PENDING",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "subtotal": "12500.00",
           *         "gst": "12500.00",
           *         "shippingFee": "12500.00",
           *         "total": "12500.00",
           *         "paymentRef": "string",
           *         "items": [
           *           {
           *             "id": "string",
           *             "quantity": -9007199254740991,
           *             "unitPrice": "12500.00",
           *             "lineTotal": "12500.00",
           *             "product": {
           *               "id": "string",
           *               "name": "string",
           *               "images": [
           *                 "string"
           *               ],
           *               "slug": "string"
           *             },
           *             "paid": "12500.00",
           *             "refundable": "12500.00"
           *           }
           *         ],
           *         "shippingAddress": {
           *           "fullName": "string",
           *           "phone": "string",
           *           "line1": "string",
           *           "line2": "string",
           *           "city": "string",
           *           "state": "string",
           *           "postalCode": "string",
           *           "country": "string"
           *         },
           *         "buyerPan": "string",
           *         "buyerGstin": "string",
           *         "buyerName": "string",
           *         "user": {
           *           "name": "string",
           *           "email": "string"
           *         },
           *         "courier": "string",
           *         "trackingNumber": "string",
           *         "trackingUrl": "string",
           *         "timeline": [
           *           {
           *             "at": "2019-08-24T14:15:22Z",
           *             "by": "string",
           *             "kind": "status",
           *             "status": "PENDING",
           *             "from": "PENDING",
           *             "to": "PENDING",
           *             "note": "string"
           *           }
           *         ],
           *         "creditNotes": [
           *           {
           *             "id": "string",
           *             "number": "string",
           *             "amount": "12500.00",
           *             "at": "2019-08-24T14:15:22Z"
           *           }
           *         ],
           *         "accountId": "string",
           *         "address": {
           *           "fullName": "string",
           *           "phone": "string",
           *           "line1": "string",
           *           "line2": "string",
           *           "city": "string",
           *           "state": "string",
           *           "postalCode": "string",
           *           "country": "string"
           *         },
           *         "refunds": [
           *           {
           *             "id": "string",
           *             "amount": "12500.00",
           *             "reason": "string",
           *             "status": "PENDING",
           *             "creditNoteNumber": "string",
           *             "createdAt": "2019-08-24T14:15:22Z",
           *             "lines": [
           *               {
           *                 "itemId": "string",
           *                 "amount": "12500.00",
           *                 "quantity": 1
           *               }
           *             ],
           *             "shipping": "12500.00"
           *           }
           *         ],
           *         "refundable": "12500.00",
           *         "shippingRefundable": "12500.00",
           *         "isCreditNoteLate": true,
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            accountId: string
            address: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            isCreditNoteLate: boolean
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              /** @example 12500.00 */
              paid: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              refundable: string
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            /** @example 12500.00 */
            refundable: string
            refunds: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              createdAt: string
              creditNoteNumber: string | null
              id: string
              lines: {
                /** @example 12500.00 */
                amount: string
                itemId: string
                quantity?: number
              }[]
              reason: string
              /** @example 12500.00 */
              shipping: string
              /** @enum {string} */
              status: "PENDING" | "REFUNDED" | "FAILED"
            }[]
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @example 12500.00 */
            shippingRefundable: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              by: string
              /** @enum {string} */
              from?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              kind: "status" | "note" | "tracking" | "refund"
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              to?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminOrdersId: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "orderNumber": "string",
           *       "status": "PENDING",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "subtotal": "12500.00",
           *       "gst": "12500.00",
           *       "shippingFee": "12500.00",
           *       "total": "12500.00",
           *       "paymentRef": "string",
           *       "items": [
           *         {
           *           "id": "string",
           *           "quantity": -9007199254740991,
           *           "unitPrice": "12500.00",
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "name": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "slug": "string"
           *           },
           *           "paid": "12500.00",
           *           "refundable": "12500.00"
           *         }
           *       ],
           *       "shippingAddress": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "buyerPan": "string",
           *       "buyerGstin": "string",
           *       "buyerName": "string",
           *       "user": {
           *         "name": "string",
           *         "email": "string"
           *       },
           *       "courier": "string",
           *       "trackingNumber": "string",
           *       "trackingUrl": "string",
           *       "timeline": [
           *         {
           *           "at": "2019-08-24T14:15:22Z",
           *           "by": "string",
           *           "kind": "status",
           *           "status": "PENDING",
           *           "from": "PENDING",
           *           "to": "PENDING",
           *           "note": "string"
           *         }
           *       ],
           *       "creditNotes": [
           *         {
           *           "id": "string",
           *           "number": "string",
           *           "amount": "12500.00",
           *           "at": "2019-08-24T14:15:22Z"
           *         }
           *       ],
           *       "accountId": "string",
           *       "address": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "refunds": [
           *         {
           *           "id": "string",
           *           "amount": "12500.00",
           *           "reason": "string",
           *           "status": "PENDING",
           *           "creditNoteNumber": "string",
           *           "createdAt": "2019-08-24T14:15:22Z",
           *           "lines": [
           *             {
           *               "itemId": "string",
           *               "amount": "12500.00",
           *               "quantity": 1
           *             }
           *           ],
           *           "shipping": "12500.00"
           *         }
           *       ],
           *       "refundable": "12500.00",
           *       "shippingRefundable": "12500.00",
           *       "isCreditNoteLate": true,
           *       "version": 1
           *     }
           */
          "application/json": {
            accountId: string
            address: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            isCreditNoteLate: boolean
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              /** @example 12500.00 */
              paid: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              refundable: string
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            /** @example 12500.00 */
            refundable: string
            refunds: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              createdAt: string
              creditNoteNumber: string | null
              id: string
              lines: {
                /** @example 12500.00 */
                amount: string
                itemId: string
                quantity?: number
              }[]
              reason: string
              /** @example 12500.00 */
              shipping: string
              /** @enum {string} */
              status: "PENDING" | "REFUNDED" | "FAILED"
            }[]
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @example 12500.00 */
            shippingRefundable: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              by: string
              /** @enum {string} */
              from?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              kind: "status" | "note" | "tracking" | "refund"
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              to?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminOrdersId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "SHIPPED",
         *       "note": "Left today",
         *       "courier": "Blue Dart",
         *       "trackingNumber": "BD123456789",
         *       "trackingUrl": "https://track.example.in/BD123456789"
         *     }
         */
        "application/json": {
          courier?: string | null
          note?: string
          /** @enum {string} */
          status?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
          trackingNumber?: string | null
          trackingUrl?: string | null
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "orderNumber": "string",
           *       "status": "PENDING",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "subtotal": "12500.00",
           *       "gst": "12500.00",
           *       "shippingFee": "12500.00",
           *       "total": "12500.00",
           *       "paymentRef": "string",
           *       "items": [
           *         {
           *           "id": "string",
           *           "quantity": -9007199254740991,
           *           "unitPrice": "12500.00",
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "name": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "slug": "string"
           *           },
           *           "paid": "12500.00",
           *           "refundable": "12500.00"
           *         }
           *       ],
           *       "shippingAddress": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "buyerPan": "string",
           *       "buyerGstin": "string",
           *       "buyerName": "string",
           *       "user": {
           *         "name": "string",
           *         "email": "string"
           *       },
           *       "courier": "string",
           *       "trackingNumber": "string",
           *       "trackingUrl": "string",
           *       "timeline": [
           *         {
           *           "at": "2019-08-24T14:15:22Z",
           *           "by": "string",
           *           "kind": "status",
           *           "status": "PENDING",
           *           "from": "PENDING",
           *           "to": "PENDING",
           *           "note": "string"
           *         }
           *       ],
           *       "creditNotes": [
           *         {
           *           "id": "string",
           *           "number": "string",
           *           "amount": "12500.00",
           *           "at": "2019-08-24T14:15:22Z"
           *         }
           *       ],
           *       "accountId": "string",
           *       "address": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "refunds": [
           *         {
           *           "id": "string",
           *           "amount": "12500.00",
           *           "reason": "string",
           *           "status": "PENDING",
           *           "creditNoteNumber": "string",
           *           "createdAt": "2019-08-24T14:15:22Z",
           *           "lines": [
           *             {
           *               "itemId": "string",
           *               "amount": "12500.00",
           *               "quantity": 1
           *             }
           *           ],
           *           "shipping": "12500.00"
           *         }
           *       ],
           *       "refundable": "12500.00",
           *       "shippingRefundable": "12500.00",
           *       "isCreditNoteLate": true,
           *       "version": 1
           *     }
           */
          "application/json": {
            accountId: string
            address: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            isCreditNoteLate: boolean
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              /** @example 12500.00 */
              paid: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              refundable: string
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            /** @example 12500.00 */
            refundable: string
            refunds: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              createdAt: string
              creditNoteNumber: string | null
              id: string
              lines: {
                /** @example 12500.00 */
                amount: string
                itemId: string
                quantity?: number
              }[]
              reason: string
              /** @example 12500.00 */
              shipping: string
              /** @enum {string} */
              status: "PENDING" | "REFUNDED" | "FAILED"
            }[]
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @example 12500.00 */
            shippingRefundable: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              by: string
              /** @enum {string} */
              from?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              kind: "status" | "note" | "tracking" | "refund"
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              to?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["INSUFFICIENT_STOCK.STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminOrdersIdRefunds: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "lines": [
         *         {
         *           "itemId": "order_01k9x2m7q5w8e4r6t1y0u3v5-1",
         *           "amount": "10.00",
         *           "quantity": 1
         *         }
         *       ],
         *       "shipping": "5.00",
         *       "amount": "15.00",
         *       "reason": "A flaw"
         *     }
         */
        "application/json": {
          amount?: number | string
          lines?: {
            amount: number | string
            itemId: string
            quantity?: number
          }[]
          reason: string
          shipping?: number | string
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "amount": "12500.00",
           *       "reason": "string",
           *       "status": "PENDING",
           *       "creditNoteNumber": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "lines": [
           *         {
           *           "itemId": "string",
           *           "amount": "12500.00",
           *           "quantity": 1
           *         }
           *       ],
           *       "shipping": "12500.00"
           *     }
           */
          "application/json": {
            /** @example 12500.00 */
            amount: string
            /** Format: date-time */
            createdAt: string
            creditNoteNumber: string | null
            id: string
            lines: {
              /** @example 12500.00 */
              amount: string
              itemId: string
              quantity?: number
            }[]
            reason: string
            /** @example 12500.00 */
            shipping: string
            /** @enum {string} */
            status: "PENDING" | "REFUNDED" | "FAILED"
          }
        }
      }
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "amount": "12500.00",
           *       "reason": "string",
           *       "status": "PENDING",
           *       "creditNoteNumber": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "lines": [
           *         {
           *           "itemId": "string",
           *           "amount": "12500.00",
           *           "quantity": 1
           *         }
           *       ],
           *       "shipping": "12500.00"
           *     }
           */
          "application/json": {
            /** @example 12500.00 */
            amount: string
            /** Format: date-time */
            createdAt: string
            creditNoteNumber: string | null
            id: string
            lines: {
              /** @example 12500.00 */
              amount: string
              itemId: string
              quantity?: number
            }[]
            reason: string
            /** @example 12500.00 */
            shipping: string
            /** @enum {string} */
            status: "PENDING" | "REFUNDED" | "FAILED"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT.PAYMENT_NOT_CONFIGURED.STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminOrdersIdStatusUndo: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "orderNumber": "string",
           *       "status": "PENDING",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "subtotal": "12500.00",
           *       "gst": "12500.00",
           *       "shippingFee": "12500.00",
           *       "total": "12500.00",
           *       "paymentRef": "string",
           *       "items": [
           *         {
           *           "id": "string",
           *           "quantity": -9007199254740991,
           *           "unitPrice": "12500.00",
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "name": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "slug": "string"
           *           },
           *           "paid": "12500.00",
           *           "refundable": "12500.00"
           *         }
           *       ],
           *       "shippingAddress": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "buyerPan": "string",
           *       "buyerGstin": "string",
           *       "buyerName": "string",
           *       "user": {
           *         "name": "string",
           *         "email": "string"
           *       },
           *       "courier": "string",
           *       "trackingNumber": "string",
           *       "trackingUrl": "string",
           *       "timeline": [
           *         {
           *           "at": "2019-08-24T14:15:22Z",
           *           "by": "string",
           *           "kind": "status",
           *           "status": "PENDING",
           *           "from": "PENDING",
           *           "to": "PENDING",
           *           "note": "string"
           *         }
           *       ],
           *       "creditNotes": [
           *         {
           *           "id": "string",
           *           "number": "string",
           *           "amount": "12500.00",
           *           "at": "2019-08-24T14:15:22Z"
           *         }
           *       ],
           *       "accountId": "string",
           *       "address": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "refunds": [
           *         {
           *           "id": "string",
           *           "amount": "12500.00",
           *           "reason": "string",
           *           "status": "PENDING",
           *           "creditNoteNumber": "string",
           *           "createdAt": "2019-08-24T14:15:22Z",
           *           "lines": [
           *             {
           *               "itemId": "string",
           *               "amount": "12500.00",
           *               "quantity": 1
           *             }
           *           ],
           *           "shipping": "12500.00"
           *         }
           *       ],
           *       "refundable": "12500.00",
           *       "shippingRefundable": "12500.00",
           *       "isCreditNoteLate": true,
           *       "version": 1
           *     }
           */
          "application/json": {
            accountId: string
            address: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            isCreditNoteLate: boolean
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              /** @example 12500.00 */
              paid: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              refundable: string
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            /** @example 12500.00 */
            refundable: string
            refunds: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              createdAt: string
              creditNoteNumber: string | null
              id: string
              lines: {
                /** @example 12500.00 */
                amount: string
                itemId: string
                quantity?: number
              }[]
              reason: string
              /** @example 12500.00 */
              shipping: string
              /** @enum {string} */
              status: "PENDING" | "REFUNDED" | "FAILED"
            }[]
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @example 12500.00 */
            shippingRefundable: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              by: string
              /** @enum {string} */
              from?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              kind: "status" | "note" | "tracking" | "refund"
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
              /** @enum {string} */
              to?: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT.INSUFFICIENT_STOCK.STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminOrdersBulkStatus: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "order_01k9x2m7q5w8e4r6t1y0u3v5"
         *       ],
         *       "status": "SHIPPED",
         *       "courier": "Blue Dart",
         *       "trackingNumbers": {
         *         "order_01k9x2m7q5w8e4r6t1y0u3v5": "BD123456789"
         *       }
         *     }
         */
        "application/json": {
          courier?: string | null
          ids: string[]
          /** @enum {string} */
          status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
          trackingNumbers?: {
            [key: string]: string | null
          }
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "changed": [
           *         "string"
           *       ],
           *       "unchanged": [
           *         "string"
           *       ],
           *       "errors": [
           *         {
           *           "id": "string",
           *           "code": "string",
           *           "error": "string"
           *         }
           *       ],
           *       "entryId": "string"
           *     }
           */
          "application/json": {
            changed: string[]
            entryId?: string
            errors: {
              code: string
              error: string
              id: string
            }[]
            unchanged: string[]
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminOrdersDocuments: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "order_01k9x2m7q5w8e4r6t1y0u3v5"
         *       ],
         *       "kind": "invoice"
         *     }
         */
        "application/json": {
          ids: string[]
          /** @enum {string} */
          kind: "invoice" | "packing-slip"
        }
      }
    }
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "*/*": unknown
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminProducts: {
    parameters: {
      query?: {
        caratMax?: string
        caratMin?: string
        certificateLab?: string
        clarity?: string
        clarityGrade?: string
        color?: string
        colorGrade?: string
        cutGrade?: string
        featured?: "true" | "false"
        inStock?: "true" | "false"
        limit?: number
        listed?: "true" | "false"
        luster?: string
        mine?: string
        offset?: number
        origin?: string
        priceMax?: string
        priceMin?: string
        search?: string
        shape?: string
        slugs?: string
        sort?:
          | "newest"
          | "name"
          | "price_asc"
          | "price_desc"
          | "relevance"
          | "oldest"
          | "name_desc"
          | "stock_asc"
          | "stock_desc"
        treatment?: string
        type?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "name": "string",
           *         "type": "string",
           *         "color": "string",
           *         "weight": "string",
           *         "origin": "string",
           *         "shortInfo": "string",
           *         "description": "string",
           *         "price": "12500.00",
           *         "currency": "INR",
           *         "stock": -9007199254740991,
           *         "isFeatured": true,
           *         "images": [
           *           "string"
           *         ],
           *         "slug": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "carat": 0,
           *         "sku": "string",
           *         "shape": "string",
           *         "cut": "string",
           *         "clarity": "string",
           *         "colorGrade": "string",
           *         "clarityGrade": "string",
           *         "cutGrade": "string",
           *         "polish": "string",
           *         "symmetry": "string",
           *         "fluorescence": "string",
           *         "tablePercent": "string",
           *         "depthPercent": "string",
           *         "luster": "string",
           *         "treatment": "string",
           *         "dimensions": "string",
           *         "mine": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string",
           *         "certificateUrl": "string",
           *         "hsnCode": "string",
           *         "gstRate": 0,
           *         "isListed": true,
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            isListed: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            version: number
            weight: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminProducts: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Ruby of Mogok",
         *       "slug": "ruby-of-mogok",
         *       "type": "RUBY",
         *       "color": "Red",
         *       "weight": "1.20 ct",
         *       "price": "12500",
         *       "stock": "3",
         *       "isFeatured": "true",
         *       "isListed": true,
         *       "cut": "Oval",
         *       "hsnCode": "7103"
         *     }
         */
        "application/json": {
          certificateLab?: string | number | boolean | null
          certificateNumber?: string | number | boolean | null
          certificateUrl?: string | number | boolean | null
          clarity?: string | number | boolean | null
          clarityGrade?: string | number | boolean | null
          color?: string | number | boolean | null
          colorGrade?: string | number | boolean | null
          currency?: string | number | boolean | null
          cut?: string | number | boolean | null
          cutGrade?: string | number | boolean | null
          depthPercent?: string | number | boolean | null
          description?: string | number | boolean | null
          dimensions?: string | number | boolean | null
          existingImages?: string | string[]
          fluorescence?: string | number | boolean | null
          gstRate?: string | number | boolean | null
          hsnCode?: string | number | boolean | null
          imageOrder?: string | number[]
          isFeatured?: string | number | boolean | null
          isListed?: boolean | ("true" | "false")
          luster?: string | number | boolean | null
          mine?: string | number | boolean | null
          name?: string | number | boolean | null
          origin?: string | number | boolean | null
          polish?: string | number | boolean | null
          price?: string | number | boolean | null
          shape?: string | number | boolean | null
          shortInfo?: string | number | boolean | null
          sku?: string | number | boolean | null
          slug?: string | number | boolean | null
          stock?: string | number | boolean | null
          stockBefore?: number
          symmetry?: string | number | boolean | null
          tablePercent?: string | number | boolean | null
          treatment?: string | number | boolean | null
          type?: string | number | boolean | null
          weight?: string | number | boolean | null
        }
        /**
         * @example {
         *       "name": "Ruby of Mogok",
         *       "slug": "ruby-of-mogok",
         *       "type": "RUBY",
         *       "color": "Red",
         *       "weight": "1.20 ct",
         *       "price": "12500",
         *       "stock": "3",
         *       "isFeatured": "true",
         *       "isListed": true,
         *       "cut": "Oval",
         *       "hsnCode": "7103"
         *     }
         */
        "multipart/form-data": {
          certificateLab?: string | number | boolean | null
          certificateNumber?: string | number | boolean | null
          certificateUrl?: string | number | boolean | null
          clarity?: string | number | boolean | null
          clarityGrade?: string | number | boolean | null
          color?: string | number | boolean | null
          colorGrade?: string | number | boolean | null
          currency?: string | number | boolean | null
          cut?: string | number | boolean | null
          cutGrade?: string | number | boolean | null
          depthPercent?: string | number | boolean | null
          description?: string | number | boolean | null
          dimensions?: string | number | boolean | null
          existingImages?: string | string[]
          fluorescence?: string | number | boolean | null
          gstRate?: string | number | boolean | null
          hsnCode?: string | number | boolean | null
          imageOrder?: string | number[]
          images?: string[]
          isFeatured?: string | number | boolean | null
          isListed?: boolean | ("true" | "false")
          luster?: string | number | boolean | null
          mine?: string | number | boolean | null
          name?: string | number | boolean | null
          origin?: string | number | boolean | null
          polish?: string | number | boolean | null
          price?: string | number | boolean | null
          shape?: string | number | boolean | null
          shortInfo?: string | number | boolean | null
          sku?: string | number | boolean | null
          slug?: string | number | boolean | null
          stock?: string | number | boolean | null
          stockBefore?: number
          symmetry?: string | number | boolean | null
          tablePercent?: string | number | boolean | null
          treatment?: string | number | boolean | null
          type?: string | number | boolean | null
          weight?: string | number | boolean | null
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "name": "string",
           *       "type": "string",
           *       "color": "string",
           *       "weight": "string",
           *       "origin": "string",
           *       "shortInfo": "string",
           *       "description": "string",
           *       "price": "12500.00",
           *       "currency": "INR",
           *       "stock": -9007199254740991,
           *       "isFeatured": true,
           *       "images": [
           *         "string"
           *       ],
           *       "slug": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "carat": 0,
           *       "sku": "string",
           *       "shape": "string",
           *       "cut": "string",
           *       "clarity": "string",
           *       "colorGrade": "string",
           *       "clarityGrade": "string",
           *       "cutGrade": "string",
           *       "polish": "string",
           *       "symmetry": "string",
           *       "fluorescence": "string",
           *       "tablePercent": "string",
           *       "depthPercent": "string",
           *       "luster": "string",
           *       "treatment": "string",
           *       "dimensions": "string",
           *       "mine": "string",
           *       "certificateLab": "string",
           *       "certificateNumber": "string",
           *       "certificateUrl": "string",
           *       "hsnCode": "string",
           *       "gstRate": 0,
           *       "isListed": true,
           *       "version": 1,
           *       "warnings": [
           *         "string"
           *       ]
           *     }
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            isListed: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            version: number
            warnings: string[]
            weight: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminProductsId: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "name": "string",
           *       "type": "string",
           *       "color": "string",
           *       "weight": "string",
           *       "origin": "string",
           *       "shortInfo": "string",
           *       "description": "string",
           *       "price": "12500.00",
           *       "currency": "INR",
           *       "stock": -9007199254740991,
           *       "isFeatured": true,
           *       "images": [
           *         "string"
           *       ],
           *       "slug": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "carat": 0,
           *       "sku": "string",
           *       "shape": "string",
           *       "cut": "string",
           *       "clarity": "string",
           *       "colorGrade": "string",
           *       "clarityGrade": "string",
           *       "cutGrade": "string",
           *       "polish": "string",
           *       "symmetry": "string",
           *       "fluorescence": "string",
           *       "tablePercent": "string",
           *       "depthPercent": "string",
           *       "luster": "string",
           *       "treatment": "string",
           *       "dimensions": "string",
           *       "mine": "string",
           *       "certificateLab": "string",
           *       "certificateNumber": "string",
           *       "certificateUrl": "string",
           *       "hsnCode": "string",
           *       "gstRate": 0,
           *       "isListed": true,
           *       "version": 1
           *     }
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            isListed: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            version: number
            weight: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminProductsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Ruby of Mogok",
         *       "slug": "ruby-of-mogok",
         *       "type": "RUBY",
         *       "color": "Red",
         *       "weight": "1.20 ct",
         *       "price": "12500",
         *       "stock": "3",
         *       "isFeatured": "true",
         *       "isListed": true,
         *       "cut": "Oval",
         *       "hsnCode": "7103",
         *       "existingImages": [],
         *       "imageOrder": []
         *     }
         */
        "application/json": {
          certificateLab?: string | number | boolean | null
          certificateNumber?: string | number | boolean | null
          certificateUrl?: string | number | boolean | null
          clarity?: string | number | boolean | null
          clarityGrade?: string | number | boolean | null
          color?: string | number | boolean | null
          colorGrade?: string | number | boolean | null
          currency?: string | number | boolean | null
          cut?: string | number | boolean | null
          cutGrade?: string | number | boolean | null
          depthPercent?: string | number | boolean | null
          description?: string | number | boolean | null
          dimensions?: string | number | boolean | null
          existingImages?: string | string[]
          fluorescence?: string | number | boolean | null
          gstRate?: string | number | boolean | null
          hsnCode?: string | number | boolean | null
          imageOrder?: string | number[]
          isFeatured?: string | number | boolean | null
          isListed?: boolean | ("true" | "false")
          luster?: string | number | boolean | null
          mine?: string | number | boolean | null
          name?: string | number | boolean | null
          origin?: string | number | boolean | null
          polish?: string | number | boolean | null
          price?: string | number | boolean | null
          shape?: string | number | boolean | null
          shortInfo?: string | number | boolean | null
          sku?: string | number | boolean | null
          slug?: string | number | boolean | null
          stock?: string | number | boolean | null
          stockBefore?: number
          symmetry?: string | number | boolean | null
          tablePercent?: string | number | boolean | null
          treatment?: string | number | boolean | null
          type?: string | number | boolean | null
          version?: number | string
          weight?: string | number | boolean | null
        }
        /**
         * @example {
         *       "name": "Ruby of Mogok",
         *       "slug": "ruby-of-mogok",
         *       "type": "RUBY",
         *       "color": "Red",
         *       "weight": "1.20 ct",
         *       "price": "12500",
         *       "stock": "3",
         *       "isFeatured": "true",
         *       "isListed": true,
         *       "cut": "Oval",
         *       "hsnCode": "7103",
         *       "existingImages": [],
         *       "imageOrder": []
         *     }
         */
        "multipart/form-data": {
          certificateLab?: string | number | boolean | null
          certificateNumber?: string | number | boolean | null
          certificateUrl?: string | number | boolean | null
          clarity?: string | number | boolean | null
          clarityGrade?: string | number | boolean | null
          color?: string | number | boolean | null
          colorGrade?: string | number | boolean | null
          currency?: string | number | boolean | null
          cut?: string | number | boolean | null
          cutGrade?: string | number | boolean | null
          depthPercent?: string | number | boolean | null
          description?: string | number | boolean | null
          dimensions?: string | number | boolean | null
          existingImages?: string | string[]
          fluorescence?: string | number | boolean | null
          gstRate?: string | number | boolean | null
          hsnCode?: string | number | boolean | null
          imageOrder?: string | number[]
          images?: string[]
          isFeatured?: string | number | boolean | null
          isListed?: boolean | ("true" | "false")
          luster?: string | number | boolean | null
          mine?: string | number | boolean | null
          name?: string | number | boolean | null
          origin?: string | number | boolean | null
          polish?: string | number | boolean | null
          price?: string | number | boolean | null
          shape?: string | number | boolean | null
          shortInfo?: string | number | boolean | null
          sku?: string | number | boolean | null
          slug?: string | number | boolean | null
          stock?: string | number | boolean | null
          stockBefore?: number
          symmetry?: string | number | boolean | null
          tablePercent?: string | number | boolean | null
          treatment?: string | number | boolean | null
          type?: string | number | boolean | null
          version?: number | string
          weight?: string | number | boolean | null
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "name": "string",
           *       "type": "string",
           *       "color": "string",
           *       "weight": "string",
           *       "origin": "string",
           *       "shortInfo": "string",
           *       "description": "string",
           *       "price": "12500.00",
           *       "currency": "INR",
           *       "stock": -9007199254740991,
           *       "isFeatured": true,
           *       "images": [
           *         "string"
           *       ],
           *       "slug": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "carat": 0,
           *       "sku": "string",
           *       "shape": "string",
           *       "cut": "string",
           *       "clarity": "string",
           *       "colorGrade": "string",
           *       "clarityGrade": "string",
           *       "cutGrade": "string",
           *       "polish": "string",
           *       "symmetry": "string",
           *       "fluorescence": "string",
           *       "tablePercent": "string",
           *       "depthPercent": "string",
           *       "luster": "string",
           *       "treatment": "string",
           *       "dimensions": "string",
           *       "mine": "string",
           *       "certificateLab": "string",
           *       "certificateNumber": "string",
           *       "certificateUrl": "string",
           *       "hsnCode": "string",
           *       "gstRate": 0,
           *       "isListed": true,
           *       "version": 1,
           *       "warnings": [
           *         "string"
           *       ]
           *     }
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            isListed: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            version: number
            warnings: string[]
            weight: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT.STALE"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminProductsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminProductsBulkEdit: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "prod_01k9x2m7q5w8e4r6t1y0u3v5"
         *       ],
         *       "changes": {
         *         "color": "Red",
         *         "price": "1000"
         *       },
         *       "pricePercent": 1,
         *       "dryRun": true
         *     }
         */
        "application/json": {
          /** @default {} */
          changes?: {
            certificateLab?: string | number | boolean | null
            certificateNumber?: string | number | boolean | null
            certificateUrl?: string | number | boolean | null
            clarity?: string | number | boolean | null
            clarityGrade?: string | number | boolean | null
            color?: string | number | boolean | null
            colorGrade?: string | number | boolean | null
            currency?: string | number | boolean | null
            cut?: string | number | boolean | null
            cutGrade?: string | number | boolean | null
            depthPercent?: string | number | boolean | null
            description?: string | number | boolean | null
            dimensions?: string | number | boolean | null
            existingImages?: string | string[]
            fluorescence?: string | number | boolean | null
            gstRate?: string | number | boolean | null
            hsnCode?: string | number | boolean | null
            imageOrder?: string | number[]
            isFeatured?: string | number | boolean | null
            isListed?: boolean | ("true" | "false")
            luster?: string | number | boolean | null
            mine?: string | number | boolean | null
            name?: string | number | boolean | null
            origin?: string | number | boolean | null
            polish?: string | number | boolean | null
            price?: string | number | boolean | null
            shape?: string | number | boolean | null
            shortInfo?: string | number | boolean | null
            sku?: string | number | boolean | null
            slug?: string | number | boolean | null
            stock?: string | number | boolean | null
            stockBefore?: number
            symmetry?: string | number | boolean | null
            tablePercent?: string | number | boolean | null
            treatment?: string | number | boolean | null
            type?: string | number | boolean | null
            weight?: string | number | boolean | null
          }
          /** @default false */
          dryRun?: boolean
          filter?: {
            caratMax?: string
            caratMin?: string
            certificateLab?: string
            clarity?: string
            clarityGrade?: string
            color?: string
            colorGrade?: string
            cutGrade?: string
            /** @enum {string} */
            featured?: "true" | "false"
            /** @enum {string} */
            inStock?: "true" | "false"
            /** @enum {string} */
            listed?: "true" | "false"
            luster?: string
            mine?: string
            origin?: string
            priceMax?: string
            priceMin?: string
            search?: string
            shape?: string
            slugs?: string
            treatment?: string
            type?: string
          }
          ids?: string[]
          plan?: string
          /** @default 0 */
          previewOffset?: number
          pricePercent?: number
          rows?: {
            changes: {
              certificateLab?: string | number | boolean | null
              certificateNumber?: string | number | boolean | null
              certificateUrl?: string | number | boolean | null
              clarity?: string | number | boolean | null
              clarityGrade?: string | number | boolean | null
              color?: string | number | boolean | null
              colorGrade?: string | number | boolean | null
              currency?: string | number | boolean | null
              cut?: string | number | boolean | null
              cutGrade?: string | number | boolean | null
              depthPercent?: string | number | boolean | null
              description?: string | number | boolean | null
              dimensions?: string | number | boolean | null
              existingImages?: string | string[]
              fluorescence?: string | number | boolean | null
              gstRate?: string | number | boolean | null
              hsnCode?: string | number | boolean | null
              imageOrder?: string | number[]
              isFeatured?: string | number | boolean | null
              isListed?: boolean | ("true" | "false")
              luster?: string | number | boolean | null
              mine?: string | number | boolean | null
              name?: string | number | boolean | null
              origin?: string | number | boolean | null
              polish?: string | number | boolean | null
              price?: string | number | boolean | null
              shape?: string | number | boolean | null
              shortInfo?: string | number | boolean | null
              sku?: string | number | boolean | null
              slug?: string | number | boolean | null
              stock?: string | number | boolean | null
              stockBefore?: number
              symmetry?: string | number | boolean | null
              tablePercent?: string | number | boolean | null
              treatment?: string | number | boolean | null
              type?: string | number | boolean | null
              weight?: string | number | boolean | null
            }
            id?: string
            name?: string
            slug?: string
          }[]
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "changed": -9007199254740991,
           *       "unchanged": -9007199254740991,
           *       "errors": [
           *         {
           *           "id": "string",
           *           "row": -9007199254740991,
           *           "message": "string"
           *         }
           *       ],
           *       "entryId": "string",
           *       "plan": "string",
           *       "preview": [
           *         {
           *           "id": "string",
           *           "name": "string",
           *           "changes": [
           *             {
           *               "entityId": "string",
           *               "field": "string",
           *               "from": null,
           *               "to": null
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          "application/json": {
            changed: number
            entryId?: string
            errors: {
              id: string
              message: string
              row?: number
            }[]
            plan?: string
            preview?: {
              changes: {
                entityId?: string
                field: string
                from: components["schemas"]["AnyJson"]
                to: components["schemas"]["AnyJson"]
              }[]
              id: string
              name: string
            }[]
            unchanged: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminProductsBulkImport: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "products": [
         *         {
         *           "name": "Ruby of Mogok",
         *           "slug": "ruby-of-mogok",
         *           "type": "RUBY",
         *           "color": "Red",
         *           "weight": "1.20 ct",
         *           "origin": "Mogok",
         *           "shortInfo": "A red of Mogok",
         *           "description": "Deep red, eye-clean.",
         *           "price": "12500",
         *           "currency": "INR",
         *           "stock": "3",
         *           "isFeatured": "TRUE",
         *           "imageFiles": "ruby-of-mogok.jpg"
         *         }
         *       ],
         *       "dryRun": false
         *     }
         */
        "application/json": {
          /** @default false */
          dryRun?: boolean
          /** @default  */
          fileName?: string
          importId?: string
          products: {
            [key: string]: unknown
          }[]
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": -9007199254740991,
           *       "failed": -9007199254740991,
           *       "warnings": [
           *         "string"
           *       ],
           *       "errors": [
           *         {
           *           "row": -9007199254740991,
           *           "field": "string",
           *           "message": "string"
           *         }
           *       ],
           *       "rows": [
           *         {
           *           "row": -9007199254740991,
           *           "result": "created",
           *           "changes": [
           *             {
           *               "entityId": "string",
           *               "field": "string",
           *               "from": null,
           *               "to": null
           *             }
           *           ]
           *         }
           *       ],
           *       "importId": "string",
           *       "entryId": "string"
           *     }
           */
          "application/json": {
            entryId?: string
            errors: {
              field: string
              message: string
              row: number
            }[]
            failed: number
            importId?: string
            rows: {
              changes?: {
                entityId?: string
                field: string
                from: components["schemas"]["AnyJson"]
                to: components["schemas"]["AnyJson"]
              }[]
              /** @enum {string} */
              result: "created" | "changed" | "unchanged" | "failed"
              row: number
            }[]
            success: number
            warnings: string[]
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminReportsGst: {
    parameters: {
      query: {
        month: string
        table:
          | "b2b"
          | "b2cl"
          | "b2cs"
          | "exp"
          | "exemp"
          | "cdnr"
          | "cdnur"
          | "hsn"
          | "hsn-b2b"
          | "hsn-b2c"
          | "docs"
          | "credit-notes"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "*/*": unknown
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminReportsUncredited: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "orderId": "string",
           *         "orderNumber": "string",
           *         "invoiceNumber": "string",
           *         "issuedAt": "2019-08-24T14:15:22Z",
           *         "total": "12500.00",
           *         "credited": "12500.00"
           *       }
           *     ]
           */
          "application/json": {
            /** @example 12500.00 */
            credited: string
            invoiceNumber: string
            /** Format: date-time */
            issuedAt: string
            orderId: string
            orderNumber: string
            /** @example 12500.00 */
            total: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "key": "string",
           *         "value": "string",
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            key: string
            value: string
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminSettingsKey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        key: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "value": "18"
         *     }
         */
        "application/json": {
          value: string | number
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "key": "string",
           *       "value": "string",
           *       "version": 1
           *     }
           */
          "application/json": {
            key: string
            value: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminStaff: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "email": "string",
           *         "name": "string",
           *         "isInvited": true,
           *         "createdAt": "2019-08-24T14:15:22Z"
           *       }
           *     ]
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            id: string
            isInvited: boolean
            name: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminStaff: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "colleague@example.in"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "email": "string",
           *       "name": "string",
           *       "isInvited": true,
           *       "createdAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            id: string
            isInvited: boolean
            name: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminStaffId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminUploads: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        "application/json": Record<string, never>
        /** @example {} */
        "multipart/form-data": {
          files?: string[]
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "files": [
           *         {
           *           "name": "string",
           *           "url": "string"
           *         }
           *       ],
           *       "warnings": [
           *         "string"
           *       ]
           *     }
           */
          "application/json": {
            files: {
              name: string
              url: string
            }[]
            warnings: string[]
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminViews: {
    parameters: {
      query: {
        list: "products" | "orders"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "list": "products",
           *         "name": "string",
           *         "query": "string",
           *         "shared": true
           *       }
           *     ]
           */
          "application/json": {
            id: string
            /** @enum {string} */
            list: "products" | "orders"
            name: string
            query: string
            shared: boolean
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminViews: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "list": "products",
         *       "name": "Drafts",
         *       "query": "listed=false",
         *       "shared": true
         *     }
         */
        "application/json": {
          /** @enum {string} */
          list: "products" | "orders"
          name: string
          query: string
          /** @default false */
          shared?: boolean
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "list": "products",
           *       "name": "string",
           *       "query": "string",
           *       "shared": true
           *     }
           */
          "application/json": {
            id: string
            /** @enum {string} */
            list: "products" | "orders"
            name: string
            query: string
            shared: boolean
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminViewsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Drafts",
         *       "query": "listed=false",
         *       "shared": false
         *     }
         */
        "application/json": {
          name?: string
          query?: string
          shared?: boolean
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "list": "products",
           *       "name": "string",
           *       "query": "string",
           *       "shared": true
           *     }
           */
          "application/json": {
            id: string
            /** @enum {string} */
            list: "products" | "orders"
            name: string
            query: string
            shared: boolean
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminViewsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminWebhooks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "url": "string",
           *         "events": [
           *           "order.placed"
           *         ],
           *         "isActive": true,
           *         "offReason": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "lastSuccessAt": "2019-08-24T14:15:22Z",
           *         "oldSecretUntil": "2019-08-24T14:15:22Z",
           *         "version": 1
           *       }
           *     ]
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            events: (
              | "order.placed"
              | "order.status_changed"
              | "order.refunded"
              | "stock.low"
              | "product.changed"
            )[]
            id: string
            isActive: boolean
            lastSuccessAt: string | null
            offReason: string | null
            oldSecretUntil: string | null
            url: string
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminWebhooks: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://erp.example.in/ratna",
         *       "events": [
         *         "order.placed"
         *       ]
         *     }
         */
        "application/json": {
          events: (
            | "order.placed"
            | "order.status_changed"
            | "order.refunded"
            | "stock.low"
            | "product.changed"
          )[]
          url: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "url": "string",
           *       "events": [
           *         "order.placed"
           *       ],
           *       "isActive": true,
           *       "offReason": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "lastSuccessAt": "2019-08-24T14:15:22Z",
           *       "oldSecretUntil": "2019-08-24T14:15:22Z",
           *       "version": 1,
           *       "secret": "string"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            events: (
              | "order.placed"
              | "order.status_changed"
              | "order.refunded"
              | "stock.low"
              | "product.changed"
            )[]
            id: string
            isActive: boolean
            lastSuccessAt: string | null
            offReason: string | null
            oldSecretUntil: string | null
            secret: string
            url: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAdminWebhooksId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://erp.example.in/ratna",
         *       "isActive": false
         *     }
         */
        "application/json": {
          events?: (
            | "order.placed"
            | "order.status_changed"
            | "order.refunded"
            | "stock.low"
            | "product.changed"
          )[]
          isActive?: boolean
          url?: string
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "url": "string",
           *       "events": [
           *         "order.placed"
           *       ],
           *       "isActive": true,
           *       "offReason": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "lastSuccessAt": "2019-08-24T14:15:22Z",
           *       "oldSecretUntil": "2019-08-24T14:15:22Z",
           *       "version": 1
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            events: (
              | "order.placed"
              | "order.status_changed"
              | "order.refunded"
              | "stock.low"
              | "product.changed"
            )[]
            id: string
            isActive: boolean
            lastSuccessAt: string | null
            offReason: string | null
            oldSecretUntil: string | null
            url: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["STALE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAdminWebhooksId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAdminWebhooksIdDeliveries: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        state?: "pending" | "delivered" | "failed"
      }
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "event": "order.placed",
           *         "state": "pending",
           *         "attempts": -9007199254740991,
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "lastAttemptAt": "2019-08-24T14:15:22Z",
           *         "nextAttemptAt": "2019-08-24T14:15:22Z",
           *         "status": -9007199254740991,
           *         "problem": "string"
           *       }
           *     ]
           */
          "application/json": {
            attempts: number
            /** Format: date-time */
            createdAt: string
            /** @enum {string} */
            event:
              | "order.placed"
              | "order.status_changed"
              | "order.refunded"
              | "stock.low"
              | "product.changed"
            id: string
            lastAttemptAt: string | null
            nextAttemptAt: string | null
            problem: string | null
            /** @enum {string} */
            state: "pending" | "delivered" | "failed"
            status: number | null
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminWebhooksIdDeliveriesDeliveryIdReplay: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        deliveryId: string
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "event": "order.placed",
           *       "state": "pending",
           *       "attempts": -9007199254740991,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "lastAttemptAt": "2019-08-24T14:15:22Z",
           *       "nextAttemptAt": "2019-08-24T14:15:22Z",
           *       "status": -9007199254740991,
           *       "problem": "string"
           *     }
           */
          "application/json": {
            attempts: number
            /** Format: date-time */
            createdAt: string
            /** @enum {string} */
            event:
              | "order.placed"
              | "order.status_changed"
              | "order.refunded"
              | "stock.low"
              | "product.changed"
            id: string
            lastAttemptAt: string | null
            nextAttemptAt: string | null
            problem: string | null
            /** @enum {string} */
            state: "pending" | "delivered" | "failed"
            status: number | null
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAdminWebhooksIdRotate: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "url": "string",
           *       "events": [
           *         "order.placed"
           *       ],
           *       "isActive": true,
           *       "offReason": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "lastSuccessAt": "2019-08-24T14:15:22Z",
           *       "oldSecretUntil": "2019-08-24T14:15:22Z",
           *       "version": 1,
           *       "secret": "string"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            events: (
              | "order.placed"
              | "order.status_changed"
              | "order.refunded"
              | "stock.low"
              | "product.changed"
            )[]
            id: string
            isActive: boolean
            lastSuccessAt: string | null
            offReason: string | null
            oldSecretUntil: string | null
            secret: string
            url: string
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putAuthChangePassword: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "currentPassword": "Stones2025",
         *       "newPassword": "Stones2026",
         *       "confirmPassword": "Stones2026"
         *     }
         */
        "application/json": {
          confirmPassword: string
          currentPassword: string
          newPassword: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "string"
           *     }
           */
          "application/json": {
            message: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthCompleteRegistration: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in",
         *       "name": "Asha Rao",
         *       "password": "Stones2026"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
          name: string
          password: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "email": "string",
           *       "name": "string",
           *       "role": "CUSTOMER",
           *       "isEmailVerified": true,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "enteredBy": "string",
           *       "enteredUntil": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            enteredBy?: string
            /** Format: date-time */
            enteredUntil?: string
            id: string
            isEmailVerified: boolean
            name: string
            /** @enum {string} */
            role: "CUSTOMER" | "ADMIN" | "SUPERADMIN"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAuthEnterToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        token: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      200: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Done; no body */
      303: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthForgotPassword: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "string"
           *     }
           */
          "application/json": {
            message: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthLogin: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in",
         *       "password": "Stones2026"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
          password: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "email": "string",
           *       "name": "string",
           *       "role": "CUSTOMER",
           *       "isEmailVerified": true,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "enteredBy": "string",
           *       "enteredUntil": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            enteredBy?: string
            /** Format: date-time */
            enteredUntil?: string
            id: string
            isEmailVerified: boolean
            name: string
            /** @enum {string} */
            role: "CUSTOMER" | "ADMIN" | "SUPERADMIN"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthLogout: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAuthMe: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "email": "string",
           *       "name": "string",
           *       "role": "CUSTOMER",
           *       "isEmailVerified": true,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "enteredBy": "string",
           *       "enteredUntil": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            enteredBy?: string
            /** Format: date-time */
            enteredUntil?: string
            id: string
            isEmailVerified: boolean
            name: string
            /** @enum {string} */
            role: "CUSTOMER" | "ADMIN" | "SUPERADMIN"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthRegister: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in",
         *       "name": "Asha Rao",
         *       "password": "Stones2026"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
          name: string
          password: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "email": "string",
           *       "name": "string",
           *       "role": "CUSTOMER",
           *       "isEmailVerified": true,
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "enteredBy": "string",
           *       "enteredUntil": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            email: string
            enteredBy?: string
            /** Format: date-time */
            enteredUntil?: string
            id: string
            isEmailVerified: boolean
            name: string
            /** @enum {string} */
            role: "CUSTOMER" | "ADMIN" | "SUPERADMIN"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthResendOtp: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "expiresInSeconds": 600,
           *       "resendsLeft": -9007199254740991
           *     }
           */
          "application/json": {
            /** @constant */
            expiresInSeconds: 600
            resendsLeft: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthResetPassword: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "0123456789ABCDEF",
         *       "password": "Stones2026"
         *     }
         */
        "application/json": {
          password: string
          token: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "string"
           *     }
           */
          "application/json": {
            message: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthSendOtp: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "expiresInSeconds": 600,
           *       "resendsLeft": -9007199254740991
           *     }
           */
          "application/json": {
            /** @constant */
            expiresInSeconds: 600
            resendsLeft: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAuthSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "lastSeenAt": "2019-08-24T14:15:22Z",
           *         "device": "string",
           *         "isCurrent": true,
           *         "enteredBy": "string"
           *       }
           *     ]
           */
          "application/json": {
            /** Format: date-time */
            createdAt: string
            device: string
            enteredBy?: string
            id: string
            isCurrent: boolean
            /** Format: date-time */
            lastSeenAt: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteAuthSessions: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postAuthVerifyOtp: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "asha@example.in",
         *       "otp": "482913"
         *     }
         */
        "application/json": {
          /** Format: email */
          email: string
          otp: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "verified": true
           *     }
           */
          "application/json": {
            /** @constant */
            verified: true
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getAuthVerifyResetTokenToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        token: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "valid": true
           *     }
           */
          "application/json": {
            valid: boolean
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getBranding: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "slug": "string",
           *       "brandName": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "colors": {
           *         "primary": "#1e293b",
           *         "secondary": "#1e293b",
           *         "accent": "#1e293b",
           *         "headerPill": "#1e293b",
           *         "headerText": "#1e293b",
           *         "headerActiveText": "#1e293b"
           *       },
           *       "fonts": "fraunces-figtree",
           *       "contact": {
           *         "email": "string",
           *         "phone": "string",
           *         "address": "string"
           *       },
           *       "social": {
           *         "facebook": "string",
           *         "instagram": "string",
           *         "twitter": "string",
           *         "linkedin": "string",
           *         "youtube": "string"
           *       },
           *       "company": {
           *         "gst": "string"
           *       },
           *       "features": {
           *         "enableWishlist": true,
           *         "enableCart": true,
           *         "enableCheckout": true,
           *         "enableReviews": true,
           *         "enableBlog": true,
           *         "enableMultiCurrency": true,
           *         "enableEmailNotifications": true
           *       },
           *       "seo": {
           *         "title": "string",
           *         "description": "string",
           *         "keywords": "string"
           *       },
           *       "favicon": "string",
           *       "customCss": "string",
           *       "paymentConfig": {
           *         "enableCOD": true,
           *         "razorpayKeyId": "string",
           *         "provider": "string"
           *       },
           *       "site": {
           *         "primary": "string",
           *         "isPreview": true
           *       }
           *     }
           */
          "application/json": {
            brandName: string
            colors: {
              /** @example #1e293b */
              accent: string
              headerActiveText: string | null
              headerPill: string | null
              headerText: string | null
              /** @example #1e293b */
              primary: string
              /** @example #1e293b */
              secondary: string
            }
            company: {
              gst: string | null
            }
            contact: {
              address: string | null
              email: string | null
              phone: string | null
            }
            customCss: string | null
            favicon: string | null
            features: {
              enableBlog: boolean
              enableCart: boolean
              enableCheckout: boolean
              enableEmailNotifications: boolean
              enableMultiCurrency: boolean
              enableReviews: boolean
              enableWishlist: boolean
            }
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            heroImage: string | null
            logo: string | null
            paymentConfig: {
              enableCOD: boolean
              provider?: string
              razorpayKeyId: string | null
            }
            seo: {
              description: string | null
              keywords: string | null
              title: string | null
            }
            site?: {
              isPreview: boolean
              primary: string
            }
            slug: string
            social: {
              facebook: string | null
              instagram: string | null
              linkedin: string | null
              twitter: string | null
              youtube: string | null
            }
            tagline: string | null
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "string",
           *           "productId": "string",
           *           "quantity": 1,
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "slug": "string",
           *             "name": "string",
           *             "shortInfo": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "type": "string",
           *             "weight": "string",
           *             "color": "string",
           *             "price": "12500.00",
           *             "currency": "INR",
           *             "stock": -9007199254740991,
           *             "gstRate": 0
           *           }
           *         }
           *       ],
           *       "count": -9007199254740991,
           *       "total": "12500.00"
           *     }
           */
          "application/json": {
            count: number
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                color: string
                /** @constant */
                currency: "INR"
                gstRate?: number | null
                id: string
                images: string[]
                name: string
                /** @example 12500.00 */
                price: string
                shortInfo: string
                slug: string
                stock: number
                type: string
                weight: string
              }
              productId: string
              quantity: number
            }[]
            /** @example 12500.00 */
            total: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postCart: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "productId": "prod_01k9x2m7q5w8e4r6t1y0u3v5",
         *       "quantity": 1
         *     }
         */
        "application/json": {
          productId: string
          /** @default 1 */
          quantity?: number
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "string",
           *           "productId": "string",
           *           "quantity": 1,
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "slug": "string",
           *             "name": "string",
           *             "shortInfo": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "type": "string",
           *             "weight": "string",
           *             "color": "string",
           *             "price": "12500.00",
           *             "currency": "INR",
           *             "stock": -9007199254740991,
           *             "gstRate": 0
           *           }
           *         }
           *       ],
           *       "count": -9007199254740991,
           *       "total": "12500.00"
           *     }
           */
          "application/json": {
            count: number
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                color: string
                /** @constant */
                currency: "INR"
                gstRate?: number | null
                id: string
                images: string[]
                name: string
                /** @example 12500.00 */
                price: string
                shortInfo: string
                slug: string
                stock: number
                type: string
                weight: string
              }
              productId: string
              quantity: number
            }[]
            /** @example 12500.00 */
            total: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["INSUFFICIENT_STOCK"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteCart: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "string",
           *           "productId": "string",
           *           "quantity": 1,
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "slug": "string",
           *             "name": "string",
           *             "shortInfo": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "type": "string",
           *             "weight": "string",
           *             "color": "string",
           *             "price": "12500.00",
           *             "currency": "INR",
           *             "stock": -9007199254740991,
           *             "gstRate": 0
           *           }
           *         }
           *       ],
           *       "count": -9007199254740991,
           *       "total": "12500.00"
           *     }
           */
          "application/json": {
            count: number
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                color: string
                /** @constant */
                currency: "INR"
                gstRate?: number | null
                id: string
                images: string[]
                name: string
                /** @example 12500.00 */
                price: string
                shortInfo: string
                slug: string
                stock: number
                type: string
                weight: string
              }
              productId: string
              quantity: number
            }[]
            /** @example 12500.00 */
            total: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putCartProductId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        productId: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "quantity": 1
         *     }
         */
        "application/json": {
          quantity: number
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "string",
           *           "productId": "string",
           *           "quantity": 1,
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "slug": "string",
           *             "name": "string",
           *             "shortInfo": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "type": "string",
           *             "weight": "string",
           *             "color": "string",
           *             "price": "12500.00",
           *             "currency": "INR",
           *             "stock": -9007199254740991,
           *             "gstRate": 0
           *           }
           *         }
           *       ],
           *       "count": -9007199254740991,
           *       "total": "12500.00"
           *     }
           */
          "application/json": {
            count: number
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                color: string
                /** @constant */
                currency: "INR"
                gstRate?: number | null
                id: string
                images: string[]
                name: string
                /** @example 12500.00 */
                price: string
                shortInfo: string
                slug: string
                stock: number
                type: string
                weight: string
              }
              productId: string
              quantity: number
            }[]
            /** @example 12500.00 */
            total: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["INSUFFICIENT_STOCK"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteCartProductId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        productId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "string",
           *           "productId": "string",
           *           "quantity": 1,
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "slug": "string",
           *             "name": "string",
           *             "shortInfo": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "type": "string",
           *             "weight": "string",
           *             "color": "string",
           *             "price": "12500.00",
           *             "currency": "INR",
           *             "stock": -9007199254740991,
           *             "gstRate": 0
           *           }
           *         }
           *       ],
           *       "count": -9007199254740991,
           *       "total": "12500.00"
           *     }
           */
          "application/json": {
            count: number
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                color: string
                /** @constant */
                currency: "INR"
                gstRate?: number | null
                id: string
                images: string[]
                name: string
                /** @example 12500.00 */
                price: string
                shortInfo: string
                slug: string
                stock: number
                type: string
                weight: string
              }
              productId: string
              quantity: number
            }[]
            /** @example 12500.00 */
            total: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getCheckoutDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "buyerGstin": "string",
           *       "buyerName": "string"
           *     }
           */
          "application/json": {
            buyerGstin: string | null
            buyerName: string | null
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postCheckoutSession: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "addressId": "address_01k9x2m7q5w8e4r6t1y0u3v5",
         *       "pan": "AAAPA1234A"
         *     }
         */
        "application/json": {
          addressId: string
          buyerGstin?: string
          buyerName?: string
          orderId?: string
          pan?: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "key": "string",
           *       "orderId": "string",
           *       "token": "string",
           *       "amount": 1,
           *       "currency": "INR",
           *       "totals": {
           *         "subtotal": 0,
           *         "gstRate": 0,
           *         "gst": 0,
           *         "shippingFee": 0,
           *         "freeShippingThreshold": 0,
           *         "total": 0,
           *         "rates": [
           *           {
           *             "rate": 0,
           *             "taxable": 0,
           *             "gst": 0
           *           }
           *         ]
           *       }
           *     }
           */
          "application/json": {
            amount: number
            /** @constant */
            currency: "INR"
            key: string
            orderId: string
            token?: string
            totals: {
              freeShippingThreshold: number
              gst: number
              gstRate: number | null
              rates?: {
                gst: number
                rate: number
                taxable: number
              }[]
              shippingFee: number
              subtotal: number
              total: number
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["EMAIL_NOT_VERIFIED.FEATURE_DISABLED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["ALREADY_PAID.INSUFFICIENT_STOCK.PAYMENT_NOT_CONFIGURED.TOTALS_CHANGED"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["GATEWAY_UNAVAILABLE.TENANT_INACTIVE"]
    }
  }
  postContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Asha Rao",
         *       "email": "asha@example.in",
         *       "message": "Is it heated?"
         *     }
         */
        "application/json": {
          email: string
          message: string
          name: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string"
           *     }
           */
          "application/json": {
            id: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getContent: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "property1": "string",
           *       "property2": "string"
           *     }
           */
          "application/json": {
            [key: string]: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getDocs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example string */
          "application/json": string
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
    }
  }
  getDocsFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        file: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example string */
          "application/json": string
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["NOT_FOUND"]
    }
  }
  getDomainsAllowed: {
    parameters: {
      query?: {
        domain?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      200: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["NOT_FOUND"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
    }
  }
  getFaqs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "question": "string",
           *         "answer": "string",
           *         "isVisible": true,
           *         "position": -9007199254740991
           *       }
           *     ]
           */
          "application/json": {
            answer: string
            id: string
            isVisible: boolean
            position: number
            question: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getHealth: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "checks": {
           *         "property1": "ok",
           *         "property2": "ok"
           *       }
           *     }
           */
          "application/json": {
            checks: {
              [key: string]: "ok" | "failed"
            }
            /** @enum {string} */
            status: "ok" | "unavailable"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      /** @description Success */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "checks": {
           *         "property1": "ok",
           *         "property2": "ok"
           *       }
           *     }
           */
          "application/json": {
            checks: {
              [key: string]: "ok" | "failed"
            }
            /** @enum {string} */
            status: "ok" | "unavailable"
          }
        }
      }
    }
  }
  getHealthLive: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          "application/json": {
            /** @enum {string} */
            status: "ok" | "unavailable"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
    }
  }
  getHealthReady: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          "application/json": {
            /** @enum {string} */
            status: "ok" | "unavailable"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      /** @description Success */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          "application/json": {
            /** @enum {string} */
            status: "ok" | "unavailable"
          }
        }
      }
    }
  }
  getOpenapiJson: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "property1": null,
           *       "property2": null
           *     }
           */
          "application/json": {
            [key: string]: unknown
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
    }
  }
  getOrders: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "orderNumber": "string",
           *         "status": "PENDING",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "subtotal": "12500.00",
           *         "gst": "12500.00",
           *         "shippingFee": "12500.00",
           *         "total": "12500.00",
           *         "paymentRef": "string",
           *         "items": [
           *           {
           *             "id": "string",
           *             "quantity": -9007199254740991,
           *             "unitPrice": "12500.00",
           *             "lineTotal": "12500.00",
           *             "product": {
           *               "id": "string",
           *               "name": "string",
           *               "images": [
           *                 "string"
           *               ],
           *               "slug": "string"
           *             }
           *           }
           *         ],
           *         "shippingAddress": {
           *           "fullName": "string",
           *           "phone": "string",
           *           "line1": "string",
           *           "line2": "string",
           *           "city": "string",
           *           "state": "string",
           *           "postalCode": "string",
           *           "country": "string"
           *         },
           *         "buyerPan": "string",
           *         "buyerGstin": "string",
           *         "buyerName": "string",
           *         "user": {
           *           "name": "string",
           *           "email": "string"
           *         },
           *         "courier": "string",
           *         "trackingNumber": "string",
           *         "trackingUrl": "string",
           *         "timeline": [
           *           {
           *             "status": "PENDING",
           *             "at": "2019-08-24T14:15:22Z",
           *             "note": "string"
           *           }
           *         ],
           *         "creditNotes": [
           *           {
           *             "id": "string",
           *             "number": "string",
           *             "amount": "12500.00",
           *             "at": "2019-08-24T14:15:22Z"
           *           }
           *         ]
           *       }
           *     ]
           */
          "application/json": {
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postOrders: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "productId": "prod_01k9x2m7q5w8e4r6t1y0u3v5",
         *           "quantity": 1,
         *           "unitPrice": "12500.50",
         *           "lineTotal": "12500.50"
         *         }
         *       ],
         *       "subtotal": 12500.5,
         *       "gst": 2250.09,
         *       "shippingFee": 0,
         *       "total": 14750.59,
         *       "paymentRef": "pay_Nk2v9x4m7q5w8e",
         *       "razorpayOrderId": "order_Nk2v9x4m7q5w8e",
         *       "razorpaySignature": "9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d"
         *     }
         */
        "application/json": {
          addressId?: string
          gst: number | string
          items: {
            lineTotal: number | string
            productId: string
            quantity: number
            unitPrice: number | string
          }[]
          paymentRef: string
          razorpayOrderId?: string
          razorpaySignature?: string
          shippingFee: number | string
          subtotal: number | string
          total: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "orderNumber": "string",
           *       "status": "PENDING",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "subtotal": "12500.00",
           *       "gst": "12500.00",
           *       "shippingFee": "12500.00",
           *       "total": "12500.00",
           *       "paymentRef": "string",
           *       "items": [
           *         {
           *           "id": "string",
           *           "quantity": -9007199254740991,
           *           "unitPrice": "12500.00",
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "name": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "slug": "string"
           *           }
           *         }
           *       ],
           *       "shippingAddress": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "buyerPan": "string",
           *       "buyerGstin": "string",
           *       "buyerName": "string",
           *       "user": {
           *         "name": "string",
           *         "email": "string"
           *       },
           *       "courier": "string",
           *       "trackingNumber": "string",
           *       "trackingUrl": "string",
           *       "timeline": [
           *         {
           *           "status": "PENDING",
           *           "at": "2019-08-24T14:15:22Z",
           *           "note": "string"
           *         }
           *       ],
           *       "creditNotes": [
           *         {
           *           "id": "string",
           *           "number": "string",
           *           "amount": "12500.00",
           *           "at": "2019-08-24T14:15:22Z"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
          }
        }
      }
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "orderNumber": "string",
           *       "status": "PENDING",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "subtotal": "12500.00",
           *       "gst": "12500.00",
           *       "shippingFee": "12500.00",
           *       "total": "12500.00",
           *       "paymentRef": "string",
           *       "items": [
           *         {
           *           "id": "string",
           *           "quantity": -9007199254740991,
           *           "unitPrice": "12500.00",
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "name": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "slug": "string"
           *           }
           *         }
           *       ],
           *       "shippingAddress": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "buyerPan": "string",
           *       "buyerGstin": "string",
           *       "buyerName": "string",
           *       "user": {
           *         "name": "string",
           *         "email": "string"
           *       },
           *       "courier": "string",
           *       "trackingNumber": "string",
           *       "trackingUrl": "string",
           *       "timeline": [
           *         {
           *           "status": "PENDING",
           *           "at": "2019-08-24T14:15:22Z",
           *           "note": "string"
           *         }
           *       ],
           *       "creditNotes": [
           *         {
           *           "id": "string",
           *           "number": "string",
           *           "amount": "12500.00",
           *           "at": "2019-08-24T14:15:22Z"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["EMAIL_NOT_VERIFIED.FEATURE_DISABLED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["ALREADY_PAID.INSUFFICIENT_STOCK.PAYMENT_MISMATCH.PAYMENT_NOT_CONFIGURED.TOTALS_CHANGED"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["GATEWAY_UNAVAILABLE.TENANT_INACTIVE"]
    }
  }
  getOrdersOrderNumber: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        orderNumber: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "orderNumber": "string",
           *       "status": "PENDING",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "subtotal": "12500.00",
           *       "gst": "12500.00",
           *       "shippingFee": "12500.00",
           *       "total": "12500.00",
           *       "paymentRef": "string",
           *       "items": [
           *         {
           *           "id": "string",
           *           "quantity": -9007199254740991,
           *           "unitPrice": "12500.00",
           *           "lineTotal": "12500.00",
           *           "product": {
           *             "id": "string",
           *             "name": "string",
           *             "images": [
           *               "string"
           *             ],
           *             "slug": "string"
           *           }
           *         }
           *       ],
           *       "shippingAddress": {
           *         "fullName": "string",
           *         "phone": "string",
           *         "line1": "string",
           *         "line2": "string",
           *         "city": "string",
           *         "state": "string",
           *         "postalCode": "string",
           *         "country": "string"
           *       },
           *       "buyerPan": "string",
           *       "buyerGstin": "string",
           *       "buyerName": "string",
           *       "user": {
           *         "name": "string",
           *         "email": "string"
           *       },
           *       "courier": "string",
           *       "trackingNumber": "string",
           *       "trackingUrl": "string",
           *       "timeline": [
           *         {
           *           "status": "PENDING",
           *           "at": "2019-08-24T14:15:22Z",
           *           "note": "string"
           *         }
           *       ],
           *       "creditNotes": [
           *         {
           *           "id": "string",
           *           "number": "string",
           *           "amount": "12500.00",
           *           "at": "2019-08-24T14:15:22Z"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            buyerGstin: string | null
            buyerName: string | null
            buyerPan?: string
            courier?: string
            /** Format: date-time */
            createdAt: string
            creditNotes?: {
              /** @example 12500.00 */
              amount: string
              /** Format: date-time */
              at: string
              id: string
              number: string
            }[]
            /** @example 12500.00 */
            gst: string
            id: string
            items: {
              id: string
              /** @example 12500.00 */
              lineTotal: string
              product: {
                id: string
                images: string[]
                name: string
                slug: string
              }
              quantity: number
              /** @example 12500.00 */
              unitPrice: string
            }[]
            orderNumber: string
            paymentRef: string | null
            shippingAddress: {
              city: string
              country: string
              fullName: string
              line1: string
              line2: string | null
              phone: string
              postalCode: string
              state: string
            }
            /** @example 12500.00 */
            shippingFee: string
            /** @enum {string} */
            status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            /** @example 12500.00 */
            subtotal: string
            timeline: {
              /** Format: date-time */
              at: string
              note?: string
              /** @enum {string} */
              status: "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED"
            }[]
            /** @example 12500.00 */
            total: string
            trackingNumber?: string
            trackingUrl?: string
            user: {
              email: string
              name: string
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getOrdersOrderNumberCreditNotesId: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
        /** @example string */
        orderNumber: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "*/*": unknown
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getOrdersOrderNumberInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        orderNumber: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "*/*": unknown
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getOrdersOrderNumberPassports: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        orderNumber: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "itemId": "string",
           *         "stone": "string",
           *         "code": "0123456789ABCDEF",
           *         "url": "http://example.com",
           *         "qr": {
           *           "size": -9007199254740991,
           *           "path": "string"
           *         }
           *       }
           *     ]
           */
          "application/json": {
            /** @example 0123456789ABCDEF */
            code: string
            itemId: string
            qr: {
              path: string
              size: number
            }
            stone: string
            /** Format: uri */
            url: string
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getPassportsCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        code: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": "0123456789ABCDEF",
           *       "url": "http://example.com",
           *       "qr": {
           *         "size": -9007199254740991,
           *         "path": "string"
           *       },
           *       "payload": "string",
           *       "signature": "string",
           *       "keyId": "string",
           *       "isGenuine": true,
           *       "isCancelled": true,
           *       "record": {
           *         "code": "0123456789ABCDEF",
           *         "soldAt": "2019-08-24T14:15:22Z",
           *         "quantity": 1,
           *         "shop": {
           *           "id": "string",
           *           "name": "string",
           *           "domain": "string"
           *         },
           *         "stone": {
           *           "name": "string",
           *           "type": "string",
           *           "color": "string",
           *           "weight": "string",
           *           "origin": "string",
           *           "shortInfo": "string",
           *           "images": [
           *             "string"
           *           ],
           *           "carat": 0,
           *           "sku": "string",
           *           "shape": "string",
           *           "cut": "string",
           *           "clarity": "string",
           *           "colorGrade": "string",
           *           "clarityGrade": "string",
           *           "cutGrade": "string",
           *           "polish": "string",
           *           "symmetry": "string",
           *           "fluorescence": "string",
           *           "tablePercent": "string",
           *           "depthPercent": "string",
           *           "luster": "string",
           *           "treatment": "string",
           *           "dimensions": "string",
           *           "mine": "string",
           *           "certificateLab": "string",
           *           "certificateNumber": "string",
           *           "certificateUrl": "string",
           *           "hsnCode": "string",
           *           "gstRate": 0
           *         }
           *       }
           *     }
           */
          "application/json": {
            /** @example 0123456789ABCDEF */
            code: string
            isCancelled: boolean
            isGenuine: boolean
            keyId: string
            payload: string
            qr: {
              path: string
              size: number
            }
            record: {
              /** @example 0123456789ABCDEF */
              code: string
              quantity: number
              shop: {
                domain: string
                id: string
                name: string
              }
              /** Format: date-time */
              soldAt: string
              stone: {
                carat?: number | null
                certificateLab?: string | null
                certificateNumber?: string | null
                certificateUrl?: string | null
                clarity?: string | null
                clarityGrade?: string | null
                color: string
                colorGrade?: string | null
                cut?: string | null
                cutGrade?: string | null
                depthPercent?: string | null
                dimensions?: string | null
                fluorescence?: string | null
                gstRate?: number | null
                hsnCode?: string | null
                images: string[]
                luster?: string | null
                mine?: string | null
                name: string
                origin: string
                polish?: string | null
                shape?: string | null
                shortInfo: string
                sku?: string | null
                symmetry?: string | null
                tablePercent?: string | null
                treatment?: string | null
                type: string
                weight: string
              }
            } | null
            signature: string
            /** Format: uri */
            url: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getPassportsKey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "keyId": "string",
           *       "algorithm": "Ed25519",
           *       "publicKey": "string",
           *       "keys": [
           *         {
           *           "keyId": "string",
           *           "algorithm": "Ed25519",
           *           "publicKey": "string"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            /** @constant */
            algorithm: "Ed25519"
            keyId: string
            keys: {
              /** @constant */
              algorithm: "Ed25519"
              keyId: string
              publicKey: string
            }[]
            publicKey: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
    }
  }
  getPincodePincode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        pincode: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "valid": true,
           *       "error": "string",
           *       "city": "string",
           *       "state": "string",
           *       "district": "string"
           *     }
           */
          "application/json": {
            city?: string
            district?: string
            error?: string
            state?: string
            valid: boolean
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductColors: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "value": "string",
           *         "label": "string"
           *       }
           *     ]
           */
          "application/json": {
            label: string
            value: string
          }[]
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "value": "string",
           *         "label": "string"
           *       }
           *     ]
           */
          "application/json": {
            label: string
            value: string
          }[]
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProducts: {
    parameters: {
      query?: {
        caratMax?: string
        caratMin?: string
        certificateLab?: string
        clarity?: string
        clarityGrade?: string
        color?: string
        colorGrade?: string
        cutGrade?: string
        featured?: "true" | "false"
        inStock?: "true" | "false"
        limit?: number
        luster?: string
        mine?: string
        offset?: number
        origin?: string
        priceMax?: string
        priceMin?: string
        search?: string
        shape?: string
        slugs?: string
        sort?: "newest" | "name" | "price_asc" | "price_desc" | "relevance"
        treatment?: string
        type?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "name": "string",
           *         "type": "string",
           *         "color": "string",
           *         "weight": "string",
           *         "origin": "string",
           *         "shortInfo": "string",
           *         "description": "string",
           *         "price": "12500.00",
           *         "currency": "INR",
           *         "stock": -9007199254740991,
           *         "isFeatured": true,
           *         "images": [
           *           "string"
           *         ],
           *         "slug": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "carat": 0,
           *         "sku": "string",
           *         "shape": "string",
           *         "cut": "string",
           *         "clarity": "string",
           *         "colorGrade": "string",
           *         "clarityGrade": "string",
           *         "cutGrade": "string",
           *         "polish": "string",
           *         "symmetry": "string",
           *         "fluorescence": "string",
           *         "tablePercent": "string",
           *         "depthPercent": "string",
           *         "luster": "string",
           *         "treatment": "string",
           *         "dimensions": "string",
           *         "mine": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string",
           *         "certificateUrl": "string",
           *         "hsnCode": "string",
           *         "gstRate": 0
           *       }
           *     ]
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            weight: string
          }[]
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductsSlugRelated: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        slug: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "name": "string",
           *         "type": "string",
           *         "color": "string",
           *         "weight": "string",
           *         "origin": "string",
           *         "shortInfo": "string",
           *         "description": "string",
           *         "price": "12500.00",
           *         "currency": "INR",
           *         "stock": -9007199254740991,
           *         "isFeatured": true,
           *         "images": [
           *           "string"
           *         ],
           *         "slug": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "carat": 0,
           *         "sku": "string",
           *         "shape": "string",
           *         "cut": "string",
           *         "clarity": "string",
           *         "colorGrade": "string",
           *         "clarityGrade": "string",
           *         "cutGrade": "string",
           *         "polish": "string",
           *         "symmetry": "string",
           *         "fluorescence": "string",
           *         "tablePercent": "string",
           *         "depthPercent": "string",
           *         "luster": "string",
           *         "treatment": "string",
           *         "dimensions": "string",
           *         "mine": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string",
           *         "certificateUrl": "string",
           *         "hsnCode": "string",
           *         "gstRate": 0
           *       }
           *     ]
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            weight: string
          }[]
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductsFacets: {
    parameters: {
      query?: {
        caratMax?: string
        caratMin?: string
        certificateLab?: string
        clarity?: string
        clarityGrade?: string
        color?: string
        colorGrade?: string
        cutGrade?: string
        featured?: "true" | "false"
        inStock?: "true" | "false"
        luster?: string
        mine?: string
        origin?: string
        priceMax?: string
        priceMin?: string
        search?: string
        shape?: string
        slugs?: string
        treatment?: string
        type?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "color": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "origin": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "shape": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "clarity": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "colorGrade": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "clarityGrade": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "cutGrade": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "luster": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "treatment": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "mine": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "certificateLab": [
           *         {
           *           "value": "string",
           *           "label": "string",
           *           "count": -9007199254740991
           *         }
           *       ],
           *       "price": {
           *         "min": "12500.00",
           *         "max": "12500.00"
           *       },
           *       "carat": {
           *         "min": 0,
           *         "max": 0
           *       },
           *       "named": {
           *         "caratMin": "string",
           *         "caratMax": "string",
           *         "priceMin": "string",
           *         "priceMax": "string"
           *       }
           *     }
           */
          "application/json": {
            carat?: {
              max: number
              min: number
            }
            certificateLab?: {
              count: number
              label: string
              value: string
            }[]
            clarity?: {
              count: number
              label: string
              value: string
            }[]
            clarityGrade?: {
              count: number
              label: string
              value: string
            }[]
            color: {
              count: number
              label: string
              value: string
            }[]
            colorGrade?: {
              count: number
              label: string
              value: string
            }[]
            cutGrade?: {
              count: number
              label: string
              value: string
            }[]
            luster?: {
              count: number
              label: string
              value: string
            }[]
            mine?: {
              count: number
              label: string
              value: string
            }[]
            named?: {
              caratMax?: string
              caratMin?: string
              priceMax?: string
              priceMin?: string
            }
            origin: {
              count: number
              label: string
              value: string
            }[]
            price: {
              max: string | null
              min: string | null
            }
            shape?: {
              count: number
              label: string
              value: string
            }[]
            treatment?: {
              count: number
              label: string
              value: string
            }[]
            type: {
              count: number
              label: string
              value: string
            }[]
          }
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductsFeatured: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "name": "string",
           *         "type": "string",
           *         "color": "string",
           *         "weight": "string",
           *         "origin": "string",
           *         "shortInfo": "string",
           *         "description": "string",
           *         "price": "12500.00",
           *         "currency": "INR",
           *         "stock": -9007199254740991,
           *         "isFeatured": true,
           *         "images": [
           *           "string"
           *         ],
           *         "slug": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "carat": 0,
           *         "sku": "string",
           *         "shape": "string",
           *         "cut": "string",
           *         "clarity": "string",
           *         "colorGrade": "string",
           *         "clarityGrade": "string",
           *         "cutGrade": "string",
           *         "polish": "string",
           *         "symmetry": "string",
           *         "fluorescence": "string",
           *         "tablePercent": "string",
           *         "depthPercent": "string",
           *         "luster": "string",
           *         "treatment": "string",
           *         "dimensions": "string",
           *         "mine": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string",
           *         "certificateUrl": "string",
           *         "hsnCode": "string",
           *         "gstRate": 0
           *       }
           *     ]
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            weight: string
          }[]
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductsSlugSlug: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        slug: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "name": "string",
           *       "type": "string",
           *       "color": "string",
           *       "weight": "string",
           *       "origin": "string",
           *       "shortInfo": "string",
           *       "description": "string",
           *       "price": "12500.00",
           *       "currency": "INR",
           *       "stock": -9007199254740991,
           *       "isFeatured": true,
           *       "images": [
           *         "string"
           *       ],
           *       "slug": "string",
           *       "createdAt": "2019-08-24T14:15:22Z",
           *       "carat": 0,
           *       "sku": "string",
           *       "shape": "string",
           *       "cut": "string",
           *       "clarity": "string",
           *       "colorGrade": "string",
           *       "clarityGrade": "string",
           *       "cutGrade": "string",
           *       "polish": "string",
           *       "symmetry": "string",
           *       "fluorescence": "string",
           *       "tablePercent": "string",
           *       "depthPercent": "string",
           *       "luster": "string",
           *       "treatment": "string",
           *       "dimensions": "string",
           *       "mine": "string",
           *       "certificateLab": "string",
           *       "certificateNumber": "string",
           *       "certificateUrl": "string",
           *       "hsnCode": "string",
           *       "gstRate": 0
           *     }
           */
          "application/json": {
            carat?: number | null
            certificateLab?: string | null
            certificateNumber?: string | null
            certificateUrl?: string | null
            clarity?: string | null
            clarityGrade?: string | null
            color: string
            colorGrade?: string | null
            /** Format: date-time */
            createdAt: string
            /** @constant */
            currency: "INR"
            cut?: string | null
            cutGrade?: string | null
            depthPercent?: string | null
            description: string
            dimensions?: string | null
            fluorescence?: string | null
            gstRate?: number | null
            hsnCode?: string | null
            id: string
            images: string[]
            isFeatured: boolean
            luster?: string | null
            mine?: string | null
            name: string
            origin: string
            polish?: string | null
            /** @example 12500.00 */
            price: string
            shape?: string | null
            shortInfo: string
            sku?: string | null
            slug: string
            stock: number
            symmetry?: string | null
            tablePercent?: string | null
            treatment?: string | null
            type: string
            weight: string
          }
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Done; no body */
      308: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getProductsSuggest: {
    parameters: {
      query: {
        q: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "terms": [
           *         {
           *           "kind": "type",
           *           "label": "string",
           *           "means": "string",
           *           "count": -9007199254740991,
           *           "filter": {
           *             "type": "string",
           *             "color": "string",
           *             "origin": "string",
           *             "search": "string"
           *           }
           *         }
           *       ],
           *       "products": [
           *         {
           *           "slug": "string",
           *           "name": "string",
           *           "image": "string"
           *         }
           *       ]
           *     }
           */
          "application/json": {
            products: {
              image: string | null
              name: string
              slug: string
            }[]
            terms: {
              count: number
              filter: {
                color?: string
                origin?: string
                search?: string
                type?: string
              }
              /** @enum {string} */
              kind: "type" | "color" | "origin" | "name"
              label: string
              means?: string
            }[]
          }
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postSettingsCalculateTotals: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "subtotal": 12500.5
         *     }
         */
        "application/json": {
          /**
           * @default India
           * @enum {string}
           */
          country?:
            | "India"
            | "United States"
            | "United Kingdom"
            | "Canada"
            | "Australia"
            | "Singapore"
            | "United Arab Emirates"
            | "Saudi Arabia"
            | "Qatar"
            | "Kuwait"
            | "Bahrain"
            | "Oman"
          items?: {
            productId: string
            quantity: number
          }[]
          subtotal: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "subtotal": 0,
           *       "gstRate": 0,
           *       "gst": 0,
           *       "shippingFee": 0,
           *       "freeShippingThreshold": 0,
           *       "total": 0,
           *       "rates": [
           *         {
           *           "rate": 0,
           *           "taxable": 0,
           *           "gst": 0
           *         }
           *       ]
           *     }
           */
          "application/json": {
            freeShippingThreshold: number
            gst: number
            gstRate: number | null
            rates?: {
              gst: number
              rate: number
              taxable: number
            }[]
            shippingFee: number
            subtotal: number
            total: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSettingsCheckout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "freeShippingThreshold": 0,
           *       "gstRate": 0,
           *       "gstRegistered": true,
           *       "rattiMg": "180",
           *       "panThreshold": 0
           *     }
           */
          "application/json": {
            freeShippingThreshold: number
            gstRate: number
            gstRegistered: boolean
            panThreshold: number
            /** @enum {string} */
            rattiMg: "180" | "121.5" | "182.25"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSitemap: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       "string"
           *     ]
           */
          "application/json": string[]
        }
      }
      /** @description Done; no body */
      304: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminAnalyticsOverview: {
    parameters: {
      query?: {
        limit?: number
        offset?: number
        search?: string
        sort?: "oldest" | "newest" | "name" | "revenue" | "orders" | "products" | "users"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "totalTenants": -9007199254740991,
           *       "activeTenants": -9007199254740991,
           *       "totalUsers": -9007199254740991,
           *       "totalProducts": -9007199254740991,
           *       "totalOrders": -9007199254740991,
           *       "totalRevenue": "12500.00",
           *       "changes": {
           *         "tenants": {
           *           "latest": -9007199254740991,
           *           "before": -9007199254740991,
           *           "percent": 0
           *         },
           *         "users": {
           *           "latest": -9007199254740991,
           *           "before": -9007199254740991,
           *           "percent": 0
           *         },
           *         "products": {
           *           "latest": -9007199254740991,
           *           "before": -9007199254740991,
           *           "percent": 0
           *         },
           *         "orders": {
           *           "latest": -9007199254740991,
           *           "before": -9007199254740991,
           *           "percent": 0
           *         },
           *         "revenue": {
           *           "latest": "12500.00",
           *           "before": "12500.00",
           *           "percent": 0
           *         }
           *       },
           *       "growthTargetPercent": 0,
           *       "matchingTenants": -9007199254740991,
           *       "tenantBreakdown": [
           *         {
           *           "tenant": {
           *             "id": "string",
           *             "brandName": "string",
           *             "domain": "string",
           *             "slug": "string",
           *             "isActive": true,
           *             "createdAt": "2019-08-24T14:15:22Z"
           *           },
           *           "stats": {
           *             "users": -9007199254740991,
           *             "products": -9007199254740991,
           *             "orders": -9007199254740991,
           *             "revenue": "12500.00"
           *           }
           *         }
           *       ]
           *     }
           */
          "application/json": {
            activeTenants: number
            changes: {
              orders: {
                before: number
                latest: number
                percent: number | null
              }
              products: {
                before: number
                latest: number
                percent: number | null
              }
              revenue: {
                /** @example 12500.00 */
                before: string
                /** @example 12500.00 */
                latest: string
                percent: number | null
              }
              tenants: {
                before: number
                latest: number
                percent: number | null
              }
              users: {
                before: number
                latest: number
                percent: number | null
              }
            }
            growthTargetPercent: number
            matchingTenants: number
            tenantBreakdown: {
              stats: {
                orders: number
                products: number
                /** @example 12500.00 */
                revenue: string
                users: number
              }
              tenant: {
                brandName: string
                /** Format: date-time */
                createdAt: string
                domain: string
                id: string
                isActive: boolean
                slug: string
              }
            }[]
            totalOrders: number
            totalProducts: number
            /** @example 12500.00 */
            totalRevenue: string
            totalTenants: number
            totalUsers: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminChecklists: {
    parameters: {
      query?: {
        ids?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "done": -9007199254740991,
           *         "steps": -9007199254740991
           *       }
           *     ]
           */
          "application/json": {
            done: number
            id: string
            steps: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminTenants: {
    parameters: {
      query?: {
        deleted?: "true" | "false"
        limit?: number
        offset?: number
        search?: string
        sort?: "oldest" | "newest" | "name" | "domain"
        status?: "active" | "inactive"
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          /**
           * @description How many there are in all
           * @example 54
           */
          "X-Total-Count"?: number
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "version": 1,
           *         "brandName": "string",
           *         "domain": "string",
           *         "slug": "string",
           *         "tagline": "string",
           *         "logo": "string",
           *         "heroImage": "string",
           *         "favicon": "string",
           *         "primaryColor": "#1e293b",
           *         "secondaryColor": "#1e293b",
           *         "accentColor": "#1e293b",
           *         "fonts": "fraunces-figtree",
           *         "email": "string",
           *         "phone": "string",
           *         "address": "string",
           *         "isActive": true,
           *         "reason": "string",
           *         "customCss": "string",
           *         "features": {
           *           "enableWishlist": true,
           *           "enableCart": true,
           *           "enableCheckout": true,
           *           "enableReviews": true,
           *           "enableBlog": true,
           *           "enableMultiCurrency": true,
           *           "enableEmailNotifications": true
           *         },
           *         "taxConfig": {
           *           "gstRate": 0,
           *           "shippingFee": 0
           *         },
           *         "siteUrl": "string",
           *         "localUrl": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "erasesAt": "2019-08-24T14:15:22Z"
           *       }
           *     ]
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            /** Format: date-time */
            createdAt: string
            customCss: string | null
            domain: string
            email: string | null
            erasesAt?: string | null
            favicon: string | null
            features: {
              enableBlog: boolean
              enableCart: boolean
              enableCheckout: boolean
              enableEmailNotifications: boolean
              enableMultiCurrency: boolean
              enableReviews: boolean
              enableWishlist: boolean
            }
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            heroImage: string | null
            id: string
            isActive: boolean
            localUrl: string | null
            logo: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            reason: string | null
            /** @example #1e293b */
            secondaryColor: string
            siteUrl: string
            slug: string
            tagline: string | null
            taxConfig: {
              gstRate: number
              shippingFee: number
            }
            version: number
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postSuperadminTenants: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "brandName": "Gems of Jaipur",
         *       "slug": "gems-of-jaipur",
         *       "domain": "gems.example.in",
         *       "tagline": "One of a kind",
         *       "primaryColor": "#102030",
         *       "features": {
         *         "enableCart": true
         *       },
         *       "taxConfig": {
         *         "gstRate": 18,
         *         "shippingFee": 100
         *       },
         *       "paymentConfig": {
         *         "enableCOD": true,
         *         "razorpayKeyId": "rzp_test_x"
         *       }
         *     }
         */
        "application/json": {
          /**
           * @default #10b981
           * @example #1e293b
           */
          accentColor?: string
          address?: string | null
          adminEmail?: (string | "") | null
          brandName: string
          company?:
            | string
            | {
                gst?: string | null
              }
          customCss?: string | null
          domain: string
          email?: (string | "") | null
          favicon?: string | null
          features?:
            | string
            | {
                enableBlog?: boolean
                enableCart?: boolean
                enableCheckout?: boolean
                enableEmailNotifications?: boolean
                enableMultiCurrency?: boolean
                enableReviews?: boolean
                enableWishlist?: boolean
              }
          /**
           * @default fraunces-figtree
           * @enum {string}
           */
          fonts?: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
          headerColors?:
            | string
            | {
                headerActiveText?: string | null
                headerPill?: string | null
                headerText?: string | null
              }
          heroImage?: string | null
          logo?: string | null
          paymentConfig?:
            | string
            | {
                enableCOD?: boolean
                razorpayKeyId?: string | null
                razorpayKeySecret?: string
                razorpayWebhookSecret?: string
              }
          phone?: string | null
          /**
           * @default #1e293b
           * @example #1e293b
           */
          primaryColor?: string
          /**
           * @default #64748b
           * @example #1e293b
           */
          secondaryColor?: string
          seo?:
            | string
            | {
                description?: string | null
                keywords?: string | null
                title?: string | null
              }
          slug: string & (unknown & unknown)
          social?:
            | string
            | {
                facebook?: string | null
                instagram?: string | null
                linkedin?: string | null
                twitter?: string | null
                youtube?: string | null
              }
          tagline?: string | null
          taxConfig?:
            | string
            | {
                gstRate?: number
                shippingFee?: number
              }
        }
        /**
         * @example {
         *       "brandName": "Gems of Jaipur",
         *       "slug": "gems-of-jaipur",
         *       "domain": "gems.example.in",
         *       "tagline": "One of a kind",
         *       "primaryColor": "#102030",
         *       "features": {
         *         "enableCart": true
         *       },
         *       "taxConfig": {
         *         "gstRate": 18,
         *         "shippingFee": 100
         *       },
         *       "paymentConfig": {
         *         "enableCOD": true,
         *         "razorpayKeyId": "rzp_test_x"
         *       }
         *     }
         */
        "multipart/form-data": {
          /**
           * @default #10b981
           * @example #1e293b
           */
          accentColor?: string
          address?: string | null
          adminEmail?: (string | "") | null
          brandName: string
          company?:
            | string
            | {
                gst?: string | null
              }
          customCss?: string | null
          domain: string
          email?: (string | "") | null
          /** Format: binary */
          favicon?: string
          features?:
            | string
            | {
                enableBlog?: boolean
                enableCart?: boolean
                enableCheckout?: boolean
                enableEmailNotifications?: boolean
                enableMultiCurrency?: boolean
                enableReviews?: boolean
                enableWishlist?: boolean
              }
          /**
           * @default fraunces-figtree
           * @enum {string}
           */
          fonts?: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
          headerColors?:
            | string
            | {
                headerActiveText?: string | null
                headerPill?: string | null
                headerText?: string | null
              }
          /** Format: binary */
          heroImage?: string
          /** Format: binary */
          logo?: string
          paymentConfig?:
            | string
            | {
                enableCOD?: boolean
                razorpayKeyId?: string | null
                razorpayKeySecret?: string
                razorpayWebhookSecret?: string
              }
          phone?: string | null
          /**
           * @default #1e293b
           * @example #1e293b
           */
          primaryColor?: string
          /**
           * @default #64748b
           * @example #1e293b
           */
          secondaryColor?: string
          seo?:
            | string
            | {
                description?: string | null
                keywords?: string | null
                title?: string | null
              }
          slug: string & (unknown & unknown)
          social?:
            | string
            | {
                facebook?: string | null
                instagram?: string | null
                linkedin?: string | null
                twitter?: string | null
                youtube?: string | null
              }
          tagline?: string | null
          taxConfig?:
            | string
            | {
                gstRate?: number
                shippingFee?: number
              }
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "version": 1,
           *       "brandName": "string",
           *       "domain": "string",
           *       "slug": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "favicon": "string",
           *       "primaryColor": "#1e293b",
           *       "secondaryColor": "#1e293b",
           *       "accentColor": "#1e293b",
           *       "fonts": "fraunces-figtree",
           *       "email": "string",
           *       "phone": "string",
           *       "address": "string",
           *       "isActive": true,
           *       "reason": "string",
           *       "customCss": "string",
           *       "features": {
           *         "enableWishlist": true,
           *         "enableCart": true,
           *         "enableCheckout": true,
           *         "enableReviews": true,
           *         "enableBlog": true,
           *         "enableMultiCurrency": true,
           *         "enableEmailNotifications": true
           *       },
           *       "taxConfig": {
           *         "gstRate": 0,
           *         "shippingFee": 0
           *       },
           *       "siteUrl": "string",
           *       "localUrl": "string",
           *       "createdAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            /** Format: date-time */
            createdAt: string
            customCss: string | null
            domain: string
            email: string | null
            favicon: string | null
            features: {
              enableBlog: boolean
              enableCart: boolean
              enableCheckout: boolean
              enableEmailNotifications: boolean
              enableMultiCurrency: boolean
              enableReviews: boolean
              enableWishlist: boolean
            }
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            heroImage: string | null
            id: string
            isActive: boolean
            localUrl: string | null
            logo: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            reason: string | null
            /** @example #1e293b */
            secondaryColor: string
            siteUrl: string
            slug: string
            tagline: string | null
            taxConfig: {
              gstRate: number
              shippingFee: number
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminTenantsId: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "version": 1,
           *       "brandName": "string",
           *       "domain": "string",
           *       "slug": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "favicon": "string",
           *       "primaryColor": "#1e293b",
           *       "secondaryColor": "#1e293b",
           *       "accentColor": "#1e293b",
           *       "fonts": "fraunces-figtree",
           *       "email": "string",
           *       "phone": "string",
           *       "address": "string",
           *       "isActive": true,
           *       "reason": "string",
           *       "customCss": "string",
           *       "features": {
           *         "enableWishlist": true,
           *         "enableCart": true,
           *         "enableCheckout": true,
           *         "enableReviews": true,
           *         "enableBlog": true,
           *         "enableMultiCurrency": true,
           *         "enableEmailNotifications": true
           *       },
           *       "taxConfig": {
           *         "gstRate": 0,
           *         "shippingFee": 0
           *       },
           *       "siteUrl": "string",
           *       "localUrl": "string",
           *       "createdAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            /** Format: date-time */
            createdAt: string
            customCss: string | null
            domain: string
            email: string | null
            favicon: string | null
            features: {
              enableBlog: boolean
              enableCart: boolean
              enableCheckout: boolean
              enableEmailNotifications: boolean
              enableMultiCurrency: boolean
              enableReviews: boolean
              enableWishlist: boolean
            }
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            heroImage: string | null
            id: string
            isActive: boolean
            localUrl: string | null
            logo: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            reason: string | null
            /** @example #1e293b */
            secondaryColor: string
            siteUrl: string
            slug: string
            tagline: string | null
            taxConfig: {
              gstRate: number
              shippingFee: number
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putSuperadminTenantsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
        /**
         * @description The version that the edit was made from, in quotes; or `version` in the body
         * @example "3"
         */
        "If-Match"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "brandName": "Gems of Jaipur",
         *       "tagline": "One of a kind",
         *       "features": {
         *         "enableCart": true
         *       },
         *       "taxConfig": {
         *         "gstRate": 18
         *       },
         *       "isActive": "false",
         *       "reason": "Asked to pause"
         *     }
         */
        "application/json": {
          /** @example #1e293b */
          accentColor?: string
          address?: string | null
          brandName?: string
          company?:
            | string
            | {
                gst?: string | null
              }
          customCss?: string | null
          domain?: string
          email?: (string | "") | null
          /** @constant */
          favicon?: ""
          features?:
            | string
            | {
                enableBlog?: boolean
                enableCart?: boolean
                enableCheckout?: boolean
                enableEmailNotifications?: boolean
                enableMultiCurrency?: boolean
                enableReviews?: boolean
                enableWishlist?: boolean
              }
          /** @enum {string} */
          fonts?: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
          headerColors?:
            | string
            | {
                headerActiveText?: string | null
                headerPill?: string | null
                headerText?: string | null
              }
          /** @constant */
          heroImage?: ""
          isActive?: boolean | ("true" | "false")
          /** @constant */
          logo?: ""
          paymentConfig?:
            | string
            | {
                enableCOD?: boolean
                razorpayKeyId?: string | null
                razorpayKeySecret?: string
                razorpayWebhookSecret?: string
              }
          phone?: string | null
          /** @example #1e293b */
          primaryColor?: string
          reason?: string | null
          /** @example #1e293b */
          secondaryColor?: string
          seo?:
            | string
            | {
                description?: string | null
                keywords?: string | null
                title?: string | null
              }
          slug?: string
          social?:
            | string
            | {
                facebook?: string | null
                instagram?: string | null
                linkedin?: string | null
                twitter?: string | null
                youtube?: string | null
              }
          tagline?: string | null
          taxConfig?:
            | string
            | {
                gstRate?: number
                shippingFee?: number
              }
          version?: number | string
        }
        /**
         * @example {
         *       "brandName": "Gems of Jaipur",
         *       "tagline": "One of a kind",
         *       "features": {
         *         "enableCart": true
         *       },
         *       "taxConfig": {
         *         "gstRate": 18
         *       },
         *       "isActive": "false",
         *       "reason": "Asked to pause"
         *     }
         */
        "multipart/form-data": {
          /** @example #1e293b */
          accentColor?: string
          address?: string | null
          brandName?: string
          company?:
            | string
            | {
                gst?: string | null
              }
          customCss?: string | null
          domain?: string
          email?: (string | "") | null
          /** Format: binary */
          favicon?: string
          features?:
            | string
            | {
                enableBlog?: boolean
                enableCart?: boolean
                enableCheckout?: boolean
                enableEmailNotifications?: boolean
                enableMultiCurrency?: boolean
                enableReviews?: boolean
                enableWishlist?: boolean
              }
          /** @enum {string} */
          fonts?: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
          headerColors?:
            | string
            | {
                headerActiveText?: string | null
                headerPill?: string | null
                headerText?: string | null
              }
          /** Format: binary */
          heroImage?: string
          isActive?: boolean | ("true" | "false")
          /** Format: binary */
          logo?: string
          paymentConfig?:
            | string
            | {
                enableCOD?: boolean
                razorpayKeyId?: string | null
                razorpayKeySecret?: string
                razorpayWebhookSecret?: string
              }
          phone?: string | null
          /** @example #1e293b */
          primaryColor?: string
          reason?: string | null
          /** @example #1e293b */
          secondaryColor?: string
          seo?:
            | string
            | {
                description?: string | null
                keywords?: string | null
                title?: string | null
              }
          slug?: string
          social?:
            | string
            | {
                facebook?: string | null
                instagram?: string | null
                linkedin?: string | null
                twitter?: string | null
                youtube?: string | null
              }
          tagline?: string | null
          taxConfig?:
            | string
            | {
                gstRate?: number
                shippingFee?: number
              }
          version?: number | string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "version": 1,
           *       "brandName": "string",
           *       "domain": "string",
           *       "slug": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "favicon": "string",
           *       "primaryColor": "#1e293b",
           *       "secondaryColor": "#1e293b",
           *       "accentColor": "#1e293b",
           *       "fonts": "fraunces-figtree",
           *       "email": "string",
           *       "phone": "string",
           *       "address": "string",
           *       "isActive": true,
           *       "reason": "string",
           *       "customCss": "string",
           *       "features": {
           *         "enableWishlist": true,
           *         "enableCart": true,
           *         "enableCheckout": true,
           *         "enableReviews": true,
           *         "enableBlog": true,
           *         "enableMultiCurrency": true,
           *         "enableEmailNotifications": true
           *       },
           *       "taxConfig": {
           *         "gstRate": 0,
           *         "shippingFee": 0
           *       },
           *       "siteUrl": "string",
           *       "localUrl": "string",
           *       "createdAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            /** Format: date-time */
            createdAt: string
            customCss: string | null
            domain: string
            email: string | null
            favicon: string | null
            features: {
              enableBlog: boolean
              enableCart: boolean
              enableCheckout: boolean
              enableEmailNotifications: boolean
              enableMultiCurrency: boolean
              enableReviews: boolean
              enableWishlist: boolean
            }
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            heroImage: string | null
            id: string
            isActive: boolean
            localUrl: string | null
            logo: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            reason: string | null
            /** @example #1e293b */
            secondaryColor: string
            siteUrl: string
            slug: string
            tagline: string | null
            taxConfig: {
              gstRate: number
              shippingFee: number
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT.STALE"]
      413: components["responses"]["PAYLOAD_TOO_LARGE"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteSuperadminTenantsId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminTenantsIdDomains: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "host": "string",
           *         "isPrimary": true,
           *         "status": "pending",
           *         "records": [
           *           {
           *             "type": "TXT",
           *             "name": "string",
           *             "value": "string"
           *           }
           *         ],
           *         "checkedAt": "2019-08-24T14:15:22Z"
           *       }
           *     ]
           */
          "application/json": {
            checkedAt: string | null
            host: string
            isPrimary: boolean
            records: {
              name: string
              /** @enum {string} */
              type: "TXT" | "A" | "AAAA" | "CNAME"
              value: string
            }[]
            /** @enum {string} */
            status: "pending" | "verified" | "lost"
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postSuperadminTenantsIdDomains: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "host": "www.gems.example.in"
         *     }
         */
        "application/json": {
          host: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "host": "string",
           *       "isPrimary": true,
           *       "status": "pending",
           *       "records": [
           *         {
           *           "type": "TXT",
           *           "name": "string",
           *           "value": "string"
           *         }
           *       ],
           *       "checkedAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            checkedAt: string | null
            host: string
            isPrimary: boolean
            records: {
              name: string
              /** @enum {string} */
              type: "TXT" | "A" | "AAAA" | "CNAME"
              value: string
            }[]
            /** @enum {string} */
            status: "pending" | "verified" | "lost"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putSuperadminTenantsIdDomainsHost: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        host: string
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "isPrimary": true
         *     }
         */
        "application/json": {
          /** @constant */
          isPrimary: true
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "host": "string",
           *       "isPrimary": true,
           *       "status": "pending",
           *       "records": [
           *         {
           *           "type": "TXT",
           *           "name": "string",
           *           "value": "string"
           *         }
           *       ],
           *       "checkedAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            checkedAt: string | null
            host: string
            isPrimary: boolean
            records: {
              name: string
              /** @enum {string} */
              type: "TXT" | "A" | "AAAA" | "CNAME"
              value: string
            }[]
            /** @enum {string} */
            status: "pending" | "verified" | "lost"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteSuperadminTenantsIdDomainsHost: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        host: string
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postSuperadminTenantsIdDomainsHostCheck: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        host: string
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "host": "string",
           *       "isPrimary": true,
           *       "status": "pending",
           *       "records": [
           *         {
           *           "type": "TXT",
           *           "name": "string",
           *           "value": "string"
           *         }
           *       ],
           *       "checkedAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            checkedAt: string | null
            host: string
            isPrimary: boolean
            records: {
              name: string
              /** @enum {string} */
              type: "TXT" | "A" | "AAAA" | "CNAME"
              value: string
            }[]
            /** @enum {string} */
            status: "pending" | "verified" | "lost"
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postSuperadminTenantsIdEnter: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "They asked for help"
         *     }
         */
        "application/json": {
          reason: string
        }
      }
    }
    responses: {
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "url": "string",
           *       "expiresAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** Format: date-time */
            expiresAt: string
            url: string
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminTenantsIdExport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          "*/*": unknown
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      429: components["responses"]["TOO_MANY_REQUESTS"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getSuperadminTenantsIdLimits: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "callsPerSecond": 1,
           *       "callsAtOnce": 1,
           *       "forAll": {
           *         "callsPerSecond": -9007199254740991,
           *         "callsAtOnce": -9007199254740991
           *       }
           *     }
           */
          "application/json": {
            callsAtOnce: number | null
            callsPerSecond: number | null
            forAll: {
              callsAtOnce: number
              callsPerSecond: number
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  putSuperadminTenantsIdLimits: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "callsPerSecond": 1000,
         *       "callsAtOnce": 12
         *     }
         */
        "application/json": {
          callsAtOnce: number | null
          callsPerSecond: number | null
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "callsPerSecond": 1,
           *       "callsAtOnce": 1,
           *       "forAll": {
           *         "callsPerSecond": -9007199254740991,
           *         "callsAtOnce": -9007199254740991
           *       }
           *     }
           */
          "application/json": {
            callsAtOnce: number | null
            callsPerSecond: number | null
            forAll: {
              callsAtOnce: number
              callsPerSecond: number
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postSuperadminTenantsIdRestore: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "version": 1,
           *       "brandName": "string",
           *       "domain": "string",
           *       "slug": "string",
           *       "tagline": "string",
           *       "logo": "string",
           *       "heroImage": "string",
           *       "favicon": "string",
           *       "primaryColor": "#1e293b",
           *       "secondaryColor": "#1e293b",
           *       "accentColor": "#1e293b",
           *       "fonts": "fraunces-figtree",
           *       "email": "string",
           *       "phone": "string",
           *       "address": "string",
           *       "isActive": true,
           *       "reason": "string",
           *       "customCss": "string",
           *       "features": {
           *         "enableWishlist": true,
           *         "enableCart": true,
           *         "enableCheckout": true,
           *         "enableReviews": true,
           *         "enableBlog": true,
           *         "enableMultiCurrency": true,
           *         "enableEmailNotifications": true
           *       },
           *       "taxConfig": {
           *         "gstRate": 0,
           *         "shippingFee": 0
           *       },
           *       "siteUrl": "string",
           *       "localUrl": "string",
           *       "createdAt": "2019-08-24T14:15:22Z"
           *     }
           */
          "application/json": {
            /** @example #1e293b */
            accentColor: string
            address: string | null
            brandName: string
            /** Format: date-time */
            createdAt: string
            customCss: string | null
            domain: string
            email: string | null
            favicon: string | null
            features: {
              enableBlog: boolean
              enableCart: boolean
              enableCheckout: boolean
              enableEmailNotifications: boolean
              enableMultiCurrency: boolean
              enableReviews: boolean
              enableWishlist: boolean
            }
            /** @enum {string} */
            fonts: "fraunces-figtree" | "playfair-source" | "cormorant-mulish" | "manrope-inter"
            heroImage: string | null
            id: string
            isActive: boolean
            localUrl: string | null
            logo: string | null
            phone: string | null
            /** @example #1e293b */
            primaryColor: string
            reason: string | null
            /** @example #1e293b */
            secondaryColor: string
            siteUrl: string
            slug: string
            tagline: string | null
            taxConfig: {
              gstRate: number
              shippingFee: number
            }
            version: number
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FORBIDDEN"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  getWishlist: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "id": "string",
           *         "product": {
           *           "id": "string",
           *           "name": "string",
           *           "type": "string",
           *           "color": "string",
           *           "weight": "string",
           *           "origin": "string",
           *           "shortInfo": "string",
           *           "description": "string",
           *           "price": "12500.00",
           *           "currency": "INR",
           *           "stock": -9007199254740991,
           *           "isFeatured": true,
           *           "images": [
           *             "string"
           *           ],
           *           "slug": "string",
           *           "createdAt": "2019-08-24T14:15:22Z",
           *           "carat": 0,
           *           "sku": "string",
           *           "shape": "string",
           *           "cut": "string",
           *           "clarity": "string",
           *           "colorGrade": "string",
           *           "clarityGrade": "string",
           *           "cutGrade": "string",
           *           "polish": "string",
           *           "symmetry": "string",
           *           "fluorescence": "string",
           *           "tablePercent": "string",
           *           "depthPercent": "string",
           *           "luster": "string",
           *           "treatment": "string",
           *           "dimensions": "string",
           *           "mine": "string",
           *           "certificateLab": "string",
           *           "certificateNumber": "string",
           *           "certificateUrl": "string",
           *           "hsnCode": "string",
           *           "gstRate": 0
           *         }
           *       }
           *     ]
           */
          "application/json": {
            id: string
            product: {
              carat?: number | null
              certificateLab?: string | null
              certificateNumber?: string | null
              certificateUrl?: string | null
              clarity?: string | null
              clarityGrade?: string | null
              color: string
              colorGrade?: string | null
              /** Format: date-time */
              createdAt: string
              /** @constant */
              currency: "INR"
              cut?: string | null
              cutGrade?: string | null
              depthPercent?: string | null
              description: string
              dimensions?: string | null
              fluorescence?: string | null
              gstRate?: number | null
              hsnCode?: string | null
              id: string
              images: string[]
              isFeatured: boolean
              luster?: string | null
              mine?: string | null
              name: string
              origin: string
              polish?: string | null
              /** @example 12500.00 */
              price: string
              shape?: string | null
              shortInfo: string
              sku?: string | null
              slug: string
              stock: number
              symmetry?: string | null
              tablePercent?: string | null
              treatment?: string | null
              type: string
              weight: string
            }
          }[]
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  postWishlist: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "productId": "prod_01k9x2m7q5w8e4r6t1y0u3v5"
         *     }
         */
        "application/json": {
          productId: string
        }
      }
    }
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "product": {
           *         "id": "string",
           *         "name": "string",
           *         "type": "string",
           *         "color": "string",
           *         "weight": "string",
           *         "origin": "string",
           *         "shortInfo": "string",
           *         "description": "string",
           *         "price": "12500.00",
           *         "currency": "INR",
           *         "stock": -9007199254740991,
           *         "isFeatured": true,
           *         "images": [
           *           "string"
           *         ],
           *         "slug": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "carat": 0,
           *         "sku": "string",
           *         "shape": "string",
           *         "cut": "string",
           *         "clarity": "string",
           *         "colorGrade": "string",
           *         "clarityGrade": "string",
           *         "cutGrade": "string",
           *         "polish": "string",
           *         "symmetry": "string",
           *         "fluorescence": "string",
           *         "tablePercent": "string",
           *         "depthPercent": "string",
           *         "luster": "string",
           *         "treatment": "string",
           *         "dimensions": "string",
           *         "mine": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string",
           *         "certificateUrl": "string",
           *         "hsnCode": "string",
           *         "gstRate": 0
           *       }
           *     }
           */
          "application/json": {
            id: string
            product: {
              carat?: number | null
              certificateLab?: string | null
              certificateNumber?: string | null
              certificateUrl?: string | null
              clarity?: string | null
              clarityGrade?: string | null
              color: string
              colorGrade?: string | null
              /** Format: date-time */
              createdAt: string
              /** @constant */
              currency: "INR"
              cut?: string | null
              cutGrade?: string | null
              depthPercent?: string | null
              description: string
              dimensions?: string | null
              fluorescence?: string | null
              gstRate?: number | null
              hsnCode?: string | null
              id: string
              images: string[]
              isFeatured: boolean
              luster?: string | null
              mine?: string | null
              name: string
              origin: string
              polish?: string | null
              /** @example 12500.00 */
              price: string
              shape?: string | null
              shortInfo: string
              sku?: string | null
              slug: string
              stock: number
              symmetry?: string | null
              tablePercent?: string | null
              treatment?: string | null
              type: string
              weight: string
            }
          }
        }
      }
      /** @description Success */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "string",
           *       "product": {
           *         "id": "string",
           *         "name": "string",
           *         "type": "string",
           *         "color": "string",
           *         "weight": "string",
           *         "origin": "string",
           *         "shortInfo": "string",
           *         "description": "string",
           *         "price": "12500.00",
           *         "currency": "INR",
           *         "stock": -9007199254740991,
           *         "isFeatured": true,
           *         "images": [
           *           "string"
           *         ],
           *         "slug": "string",
           *         "createdAt": "2019-08-24T14:15:22Z",
           *         "carat": 0,
           *         "sku": "string",
           *         "shape": "string",
           *         "cut": "string",
           *         "clarity": "string",
           *         "colorGrade": "string",
           *         "clarityGrade": "string",
           *         "cutGrade": "string",
           *         "polish": "string",
           *         "symmetry": "string",
           *         "fluorescence": "string",
           *         "tablePercent": "string",
           *         "depthPercent": "string",
           *         "luster": "string",
           *         "treatment": "string",
           *         "dimensions": "string",
           *         "mine": "string",
           *         "certificateLab": "string",
           *         "certificateNumber": "string",
           *         "certificateUrl": "string",
           *         "hsnCode": "string",
           *         "gstRate": 0
           *       }
           *     }
           */
          "application/json": {
            id: string
            product: {
              carat?: number | null
              certificateLab?: string | null
              certificateNumber?: string | null
              certificateUrl?: string | null
              clarity?: string | null
              clarityGrade?: string | null
              color: string
              colorGrade?: string | null
              /** Format: date-time */
              createdAt: string
              /** @constant */
              currency: "INR"
              cut?: string | null
              cutGrade?: string | null
              depthPercent?: string | null
              description: string
              dimensions?: string | null
              fluorescence?: string | null
              gstRate?: number | null
              hsnCode?: string | null
              id: string
              images: string[]
              isFeatured: boolean
              luster?: string | null
              mine?: string | null
              name: string
              origin: string
              polish?: string | null
              /** @example 12500.00 */
              price: string
              shape?: string | null
              shortInfo: string
              sku?: string | null
              slug: string
              stock: number
              symmetry?: string | null
              tablePercent?: string | null
              treatment?: string | null
              type: string
              weight: string
            }
          }
        }
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["NOT_FOUND.TENANT_NOT_FOUND"]
      409: components["responses"]["CONFLICT"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
  deleteWishlistProductId: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The same key and content within 24 hours get the first response again, and nothing is done twice
         * @example import-2026-11-20-0001
         */
        "Idempotency-Key"?: string
      }
      path: {
        /** @example string */
        productId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no body */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components["responses"]["VALIDATION_FAILED"]
      401: components["responses"]["UNAUTHENTICATED"]
      403: components["responses"]["FEATURE_DISABLED"]
      404: components["responses"]["TENANT_NOT_FOUND"]
      422: components["responses"]["IDEMPOTENCY_MISMATCH"]
      503: components["responses"]["TENANT_INACTIVE"]
    }
  }
}
