// Loaded by `node --require` before a Medusa server. It does what a provider's lines in `src/payments/adapters.ts` and
// `src/payments/providers.ts` do.
const path = require("node:path")

/** @param {string} file @returns the server's own compiled module */
const own = (file) => require(path.resolve("src", file))

if (process.argv[1]?.endsWith("serve.js")) {
  const { voucherAdapter } = require("tsx/cjs/api").require("./adapter.ts", __filename)
  const adapter = voucherAdapter(process.env.VOUCHER_API_URL, own("payments/errors.js"))
  own("payments/adapters.js").registerAdapter("voucher", adapter)
}
