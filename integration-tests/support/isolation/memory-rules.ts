import { ofBrowser, ofCall, platform, type SiteRule } from "./site-rule"

/** State that outlives a request in memory, each with the rule that separates tenants in it. */
export const memoryRules: Record<string, SiteRule> = {
  "src/api/api/openapi.json/route.ts described": platform("the API's description"),
  "src/api/api/products/catalog-reply.ts cache": {
    rule: "the tenant is ResponseCache's first argument, by the version of its catalog",
    key: { text: "cache.get(id, version, key" },
  },
  "src/api/routes.ts table": platform("the declared routes"),
  "src/config/env.ts parsed": platform("the environment"),
  "src/contract/rules/concurrency-limiter.ts lines": {
    rule: "by tenant and kind of callers on the Medusa server; by client address at the edge, by host for pages",
    key: { text: 'limiter.enter(req.edge?.hostname ?? ""', file: "storefront/server/render/pages.ts" },
  },
  "src/contract/rules/rate-limiter.ts unreported": {
    rule: "by each limiter's own keys: the tenant's id, or the host of its pages",
    key: {
      text: "rateLimiter().take(limiterKey(tenant.id, isNamed)",
      file: "src/http/throttle/tenant-throttle.ts",
    },
  },
  "src/contract/rules/typed-text.ts digits": platform("the digits of the world's scripts"),
  "src/contract/rules/slugs.ts used": ofCall("slugs that one import has given"),
  "src/contract/rules/slugs.ts last": ofCall("slugs that one import has given"),
  "src/db/begin-tenant.ts opening": ofCall("which tenant's transaction is being opened"),
  "src/db/begin-tenant.ts prepared": platform("database clients"),
  "src/db/guard-pool.ts guarded": platform("database clients"),
  "src/db/redis.ts client": platform("the connection to Redis"),
  "src/db/tenant-scope.ts tenantScope": {
    rule: "which tenant's transaction a call chain is in; another tenant inside throws",
    key: { text: "if (outer.tenantId !== tenantId) throw", file: "src/db/with-tenant.ts" },
  },
  "src/db/with-tenant.ts transactions": ofCall("a tenant's transaction"),
  "src/http/medusa-admin/admin-gate.ts allowedCalls": ofCall(
    "its request, after Medusa Admin's gate has allowed it"
  ),
  "src/http/kernel/allowed-host.ts refused": platform("host names that lead nowhere, for seconds"),
  "src/http/kernel/gate.ts tenantIds": {
    rule: "a guess: a session that was read for another tenant than the request's is not used",
    key: { text: "this.read?.tenantId === tenant.id ?", file: "src/http/kernel/session.ts" },
  },
  "src/http/kernel/medusa-admin.ts pages": platform("Medusa's router of its own pages"),
  "src/http/kernel/readiness.ts draining": platform("whether the process is being stopped"),
  "src/http/throttle/peer-limit.ts limiter": platform("counts in the buckets below"),
  "src/http/throttle/tenant-throttle.ts limiter": platform("counts in the buckets below"),
  "src/http/throttle/peer-limit.ts buckets": platform("the rate of each proxy's requests"),
  "src/http/throttle/tenant-throttle.ts buckets": {
    rule: "by the tenant's id and the kind of its callers",
    key: { text: "rateLimiter().take(limiterKey(tenant.id, isNamed)" },
  },
  "src/picture-store/stores.ts made": platform("the stores that the environment names"),
  "src/picture-store/s3-store.ts cache": {
    rule: "public pictures by their name, which begins with the tenant's folder",
    key: { text: '.get(name, "", () => this.fetch(name))' },
  },
  "src/http/kernel/read-body.ts parsers": platform("body readers by their limit"),
  "src/http/kernel/route.ts contexts": ofCall("its request"),
  "src/http/kernel/stamp.ts stampWanted": ofCall("its request"),
  "src/http/kernel/stamp.ts catalogVersions": ofCall("its request"),
  "src/http/kernel/route.ts declared": ofCall("its request"),
  "src/http/medusa-admin/store-gate.ts calls": ofCall("its request, with the tenant of its publishable key"),
  "src/http/files/sent-files.ts sent": ofCall("its request"),
  "src/domain/brand-style/check-value.ts made": platform("the grammars of style properties"),
  "src/lib/telemetry/log.ts settings": platform("how this process writes its log"),
  "src/lib/telemetry/log.ts collected": platform("log lines for a moment: they have no personal data"),
  "src/lib/telemetry/log.ts timer": platform("when they are written"),
  "src/lib/telemetry/metrics.ts isRecorded": platform("whether metrics are recorded"),
  "src/lib/telemetry/metrics.ts versionCheckedAt": platform("when the registry was last read"),
  "src/lib/telemetry/tracing.ts tracing": platform("the tracer"),
  "src/lib/bulk-work-pacer.ts running": {
    rule: "the tenant of each running piece, so that a tenant's own import isn't taken for another's",
    key: { text: "this.running.set(place, tenantId)" },
  },
  "src/lib/bulk-work-pacer.ts calls": {
    rule: "by the tenant's id: how many of its long calls run",
    key: { text: "this.calls.get(tenantId)" },
  },
  "src/lib/slowdown.ts alone": platform("durations of requests by their path in the declaration"),
  "src/lib/fair-queue.ts lists": {
    rule: "by the tenant's id: each takes its turn",
    key: { text: "this.lists.get(tenantId)" },
  },
  "src/lib/byte-cache.ts running": { rule: "what each ByteCache is asked for: see whoever makes one" },
  "src/lib/byte-cache.ts ?": { rule: "what each ByteCache holds: see whoever makes one" },
  "src/medusa/shared-context.ts sharedOf": ofCall("a tenant's transaction"),
  "src/modules/account/password.ts unknown": platform("the hash of a password that nobody has"),
  "src/modules/catalog/responses/response-cache.ts ?": {
    rule: "the tenant leads each key",
    key: { text: "`${tenantId} ${key}`" },
  },
  "src/modules/catalog/read/page-json.ts bodies": {
    rule: "by the ids of products that the tenant's statement returned",
    key: { text: "bodies.cached(id, stamp)" },
  },
  "src/modules/catalog/responses/packed-json.ts packed": ofCall("one response, by encoding"),
  "src/db/work-queue.ts underWay": {
    rule: "a queue's attempts under way with their tenants, so that none takes all places",
    key: { text: "this.underWay.set(running, row.tenantId)" },
  },
  "src/modules/catalog/read/facet-groups.ts groups": ofCall("the facets of one search"),
  "src/modules/catalog/read/facet-groups.ts recent": {
    rule: "the tenant leads each key, by the version of its catalog",
    key: { text: "JSON.stringify([tenantId, search" },
  },
  "src/lib/caller.ts responses": ofCall("the response of the current request"),
  "src/modules/invoice/render/kit.tsx loading": platform("the fonts of invoices"),
  "src/modules/invoice/render/font-shelf.ts loading": platform("fonts that are being read"),
  "src/modules/invoice/render/font-shelf.ts chosen": platform("the font of each character"),
  "src/modules/mail/queue-mail.ts pending": platform("deliveries to wait for at the end"),
  "src/modules/mail/send-mail.ts transporter": platform("the connection to the mail server"),
  "src/modules/passport/passport-signer.ts made": platform("the key that passports are signed with"),
  "src/modules/tenant/brand-style.ts known": {
    rule: "style rules as pages get them, by the whole text that they were made of",
    key: { text: "known.get(source)" },
  },
  "src/modules/tenant/find-tenant.ts recent": {
    rule: "tenants by id, slug or domain: what is looked up is the key",
    key: { text: "recent.get(`${field}:${value}`" },
  },
  "src/payments/adapters.ts clients": {
    rule: "by the payment account itself, which belongs to one tenant",
    key: { text: "clients.get(account)" },
  },
  "src/modules/tenant/payment-account.ts recent": {
    rule: "by the tenant's id",
    key: { text: "recent.get(tenantId, await registryVersion(container)" },
  },
  "src/commands/checkout/sweep-account.ts owned": {
    rule: "by the tenant's id and its gateway order",
    key: { text: "owned.get(`${tenantId} ${gatewayOrderId}`" },
  },
  "storefront/server/app.ts cache": { rule: "rendered pages: see page-cache.ts" },
  "storefront/server/cache/page-cache.ts pages": {
    rule: "the host leads each key, and the host is the tenant",
    key: { text: "edge.hostname + target", file: "storefront/server/render/kept-pages.ts" },
  },
  "storefront/server/cache/public-cache.ts entries": {
    rule: "the host leads each key, and the host is the tenant",
    key: { text: "const key = `${hostname} ${path}`" },
  },
  "storefront/server/cache/ready-store.ts hosts": {
    rule: "the host is the outer key, and the host is the tenant",
    key: {
      text: "const known = store.get(hostname, key)",
      file: "storefront/server/edge/ready-responses.ts",
    },
  },
  "storefront/server/cache/ready-store.ts newHostCache": { rule: "one host's responses: see hosts" },
  "storefront/server/cache/ready-store.ts wantedKeys": {
    rule: "the host leads each key: whether its response may be kept",
    key: { text: "this.wantedKeys.has(`${hostname} ${key}`)" },
  },
  "storefront/server/cache/in-flight.ts running": {
    rule: "the host leads each key",
    key: { text: "refills.get(`${hostname} ${key}`)", file: "storefront/server/edge/ready-responses.ts" },
  },
  "storefront/server/cache/version-board.ts tenantOfHost": {
    rule: "by host, as the Medusa server's stamp for this host names the tenant",
    key: { text: "this.tenantOfHost.get(hostname)" },
  },
  "storefront/server/cache/version-board.ts checks": {
    rule: "by the tenant's id",
    key: { text: "this.checks.get(tenantId)" },
  },
  "storefront/server/cache/version-board.ts waiting": platform(
    "ids of tenants whose versions are to be read"
  ),
  "storefront/server/medusa-servers.ts unready": platform("which Medusa servers are not ready"),
  "storefront/server/medusa-servers.ts connectedTo": platform("which Medusa server a connection leads to"),
  "storefront/server/health.ts draining": platform("whether the process is being stopped"),
  "storefront/server/telemetry/tenants-of-hosts.ts tenants": {
    rule: "the host is the key; only log lines and traces read the id",
    key: { text: "tenants.get(hostname)" },
  },
  "storefront/server/edge/page-rate-limiter.ts buckets": {
    rule: "the host leads each key: how many pages of its tenant there is room for",
    key: { text: "this.limiter.take(lineOf(req)" },
  },
  "storefront/server/edge/tenant-rate-limiter.ts limitOfHost": {
    rule: "by host, as the Medusa server's response for this host reports the tenant and its limit",
    key: { text: "this.limitOfHost.get(req.edge?.hostname" },
  },
  "storefront/server/edge/tenant-rate-limiter.ts tenantBuckets": {
    rule: "by the tenant's id and the kind of its callers",
    key: { text: "`${limit.tenantId} ${senderOf(req)" },
  },
  "storefront/server/edge/unknown-sessions.ts tokens": {
    rule: "the host leads each key, and the host is the tenant",
    key: { text: "this.tokens.has(`${hostname} ${token}`)" },
  },
  "storefront/server/edge/edge-rate-limiter.ts requestedAt": ofCall("its request"),
  "storefront/server/edge/edge-rate-limiter.ts lines": {
    rule: "the host leads each key: until when its tenant has no room for calls",
    key: { text: '`${req.edge?.hostname ?? ""} ${senderOf' },
  },
  "storefront/server/edge/known-callers.ts callers": {
    rule: "the host leads each key, and the host is the tenant",
    key: { text: "this.callers.has(`${hostname} ${credential}`)" },
  },
  "storefront/app/lib/page-account.ts shown": ofBrowser("the account that its page shows"),
  "storefront/app/lib/page-account.ts wasOpened": ofBrowser("whether it has asked to sign in"),
  "storefront/app/lib/look-up-pincode.ts known": ofBrowser("post offices, the same everywhere"),
  "storefront/app/shop/features/cart/added-stone.ts current": ofBrowser("the stone that was just added"),
  "storefront/app/shop/features/cart/added-stone.ts count": ofBrowser("how many were added"),
  "storefront/app/shop/features/cart/added-stone.ts listeners": ofBrowser("the panel that shows it"),
  "storefront/app/shop/features/auth/sent-code.ts last": ofBrowser("the code that was just sent"),
  "storefront/app/lib/screens-ahead.ts requested": ofBrowser("which scripts it has loaded ahead"),
  "storefront/app/shop/features/site/use-scrolled.ts isScrolled": ofBrowser("whether its page is scrolled"),
  "storefront/app/lib/auth-dialog.ts open": ofBrowser("the open dialog"),
  "storefront/app/lib/auth-dialog.ts listeners": ofBrowser("who shows it"),
  "storefront/app/lib/brand-css.ts made": { rule: "by the branding itself, which is one tenant's" },
  "storefront/app/lib/browser-text.ts shown": ofBrowser("its page's words; never while a page is rendered"),
  "storefront/app/lib/form-picture.ts chosen": ofBrowser("a counter of chosen files"),
  "storefront/app/lib/query-client.ts ofBrowser": ofBrowser("its responses"),
  "storefront/app/ui/open-dialogs.ts open": ofBrowser("open dialogs"),
  "storefront/app/ui/open-dialogs.ts listeners": ofBrowser("who shows them"),
  "storefront/app/ui/toast-store.ts shown": ofBrowser("the messages that are shown"),
  "storefront/app/ui/toast-store.ts count": ofBrowser("how many there were"),
  "storefront/app/ui/toast-store.ts kept": ofBrowser("which of them stay"),
  "storefront/app/ui/toast-store.ts timers": ofBrowser("when each goes"),
  "storefront/app/ui/toast-store.ts listeners": ofBrowser("who shows it"),
}
