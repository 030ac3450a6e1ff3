import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const allowlists = "storefront/server/edge/allowlists.ts"
const pageAccount = "storefront/app/lib/page-account.ts"

/** Guards of sessions: whose page writes, what an ended session loses, and where signing in leads. */
export const ofSessions: Mutation[] = [
  {
    name: "a page of one account writes into another one",
    caughtBy: [http("conventions/page-account")],
    only: "writes nothing into the other account",
    change: {
      file: "src/http/kernel/gate.ts",
      edits: [["  requirePageAccount(req, signedIn)\n", "  void requirePageAccount\n"]],
    },
  },
  {
    name: "the account of the page doesn't reach the server",
    caughtBy: ["storefront/server/edge/validate-request.spec.ts"],
    change: { file: allowlists, edits: [["  accountHeader,\n", ""]] },
  },
  {
    name: "a page doesn't name its account",
    caughtBy: ["storefront/app/lib/page-account.spec.ts"],
    change: {
      file: pageAccount,
      edits: [["isRead(method) || !shown ? {} :", "isRead(method) || shown ? {} :"]],
    },
  },
  {
    name: "an upload doesn't name its page's account",
    caughtBy: ["storefront/app/lib/page-account.spec.ts"],
    change: {
      file: "storefront/app/lib/upload.ts",
      edits: [["Object.entries(accountHeaders(method))", "Object.entries({})"]],
    },
  },
  {
    name: "an ended session doesn't open the sign-in dialog",
    caughtBy: ["storefront/app/lib/page-account.spec.ts"],
    change: {
      file: pageAccount,
      edits: [["else if (status === 401) askToSignIn", "else if (status < 0) askToSignIn"]],
    },
  },
  {
    name: "signing in leads to another site",
    caughtBy: ["storefront/app/shop/features/auth/own-path.spec.ts"],
    change: {
      file: "storefront/app/shop/features/auth/own-path.ts",
      edits: [["shape.test(named) ?", 'named.startsWith("/") ?']],
    },
  },
  {
    name: "a planted cookie signs its victim out",
    caughtBy: ["storefront/server/edge/edge.spec.ts"],
    change: {
      file: allowlists,
      edits: [['return name === cookieNameOf("session", production)', "return sessionNames.includes(name)"]],
    },
  },
  {
    name: "invented sessions use up the share of signed-in accounts at the public origin",
    caughtBy: ["storefront/server/edge/page-rate-limiter.spec.ts"],
    change: {
      file: "storefront/server/edge/edge-rate-limiter.ts",
      edits: [['return edge?.isKnown ? "named" : "unproven"', 'return "named"']],
    },
  },
  {
    name: "invented sessions use up the share of signed-in accounts at the Medusa server",
    caughtBy: [http("fairness/invented-sessions")],
    change: {
      file: "src/http/kernel/gate.ts",
      edits: [
        ["const isNamed = Boolean(key ?? signedIn)", "const isNamed = Boolean(token ?? authorization)"],
      ],
    },
  },
  {
    name: "a requester chooses the port of the link in another person's e-mail",
    caughtBy: ["src/http/kernel/request-origin.spec.ts"],
    change: {
      file: "src/http/kernel/request-origin.ts",
      edits: [["return own ? siteAt(host)", "return own ? origin"]],
    },
  },
]
