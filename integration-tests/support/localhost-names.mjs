// Preloaded before an example: not every system resolves `shop.localhost` to 127.0.0.1 as browsers do.
import dns from "node:dns"

const lookup = dns.lookup
dns.lookup = /** @type {typeof dns.lookup} */ (
  (host, ...rest) => Reflect.apply(lookup, dns, [host.endsWith(".localhost") ? "127.0.0.1" : host, ...rest])
)
