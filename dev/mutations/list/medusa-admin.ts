import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const signIns = "src/http/medusa-admin/staff-sign-ins.ts"

/** Guards of Medusa's own endpoints and of their input. */
export const inMedusaAdmin: Mutation[] = [
  {
    name: "staff give a stone any amount as its price",
    caughtBy: [http("medusa-admin/prices")],
    only: "every call of Medusa Admin",
    change: { file: "src/medusa/admin/product-bodies.ts", edits: [["    requireAmount(it)\n", ""]] },
  },
  {
    name: "the database takes any amount as a price",
    caughtBy: [http("medusa-admin/prices")],
    only: "by the database",
    change: {
      run: "alter table price drop constraint price_can_be_paid",
      undo: `alter table price add constraint price_can_be_paid check (deleted_at is not null
        or (amount between 0 and 9999999999.99 and amount = round(amount, 2))) not valid`,
    },
  },
  {
    name: "one amount keeps all entries from being built",
    caughtBy: [http("medusa-admin/prices")],
    only: "repaired by an edit",
    change: {
      file: "src/modules/catalog/sql/build-functions.ts",
      edits: [["case when it.amount between 0 and ${maxPrice} then", "case when true then"]],
    },
  },
  {
    name: "staff send a list without the product's variant",
    caughtBy: [http("medusa-admin/staff-bodies")],
    only: "its one variant",
    change: {
      file: "src/medusa/admin/product-bodies.ts",
      edits: [["  if (!isComplete) refuse(oneVariant)\n", ""]],
    },
  },
  {
    name: "a batch moves another product's variant",
    caughtBy: [http("medusa-admin/staff-bodies")],
    only: "its one variant",
    change: {
      file: "src/medusa/admin/product-bodies.ts",
      edits: [["it.id === undefined || !ids.includes(it.id)", "it.id === undefined"]],
    },
  },
  {
    name: "a price has no currency",
    caughtBy: [http("medusa-admin/prices")],
    only: "every call of Medusa Admin",
    change: {
      file: "src/medusa/admin/product-bodies.ts",
      edits: [['if (it.currency_code !== "inr")', 'if ((it.currency_code ?? "inr") !== "inr")']],
    },
  },
  {
    name: "text that can't be stored reaches Medusa's queries",
    caughtBy: [http("medusa/paging")],
    only: "invalid query",
    change: {
      file: "src/http/medusa-admin/storable-only.ts",
      edits: [["    requireStorable(req.query)\n", ""]],
    },
  },
  {
    name: "text that can't be stored reaches Medusa in a body",
    caughtBy: [http("medusa-admin/staff-bodies")],
    only: "can't be stored",
    change: {
      file: "src/http/medusa-admin/storable-only.ts",
      edits: [["    requireStorable(req.body)\n", ""]],
    },
  },
  {
    name: "a superadmin who has entered shares an admin's stored responses",
    caughtBy: [http("platform/enter")],
    only: "never replays",
    change: { file: "src/http/kernel/idempotent.ts", edits: [["ctx.signedIn?.entered?.id ?? ", ""]] },
  },
  {
    name: "an unused pass outlives the sign-out everywhere",
    caughtBy: [http("platform/entry-ends")],
    only: "keeps the platform out",
    change: { file: "src/modules/account/sessions.ts", edits: [["  await deleteUnusedPasses(tx)\n", ""]] },
  },
  {
    name: "a session keeps its id when somebody signs in",
    caughtBy: [http("medusa/staff-sessions")],
    only: "planted",
    change: { file: signIns, edits: [["[refuseEnded, renewSession]", "[refuseEnded]"]] },
  },
  {
    name: "a token works after its sign-out",
    caughtBy: [http("medusa/staff-sessions")],
    only: "signing out",
    change: {
      file: signIns,
      edits: [["id === undefined || (await hasEnded(req.scope, id))", "id === undefined"]],
    },
  },
  {
    name: "a refreshed token is a sign-in of its own",
    caughtBy: [http("medusa/staff-sessions")],
    only: "what was made of that",
    change: {
      file: signIns,
      edits: [['contextOf(req)?.sign_in_id ?? newId("sign_in")', 'newId("sign_in")']],
    },
  },
  {
    name: "another site's pages write in Medusa Admin",
    caughtBy: [http("medusa/staff-sessions")],
    only: "changes nothing",
    change: {
      file: "src/api/middlewares.ts",
      edits: [
        [
          "middlewares: [sameSite, storableOnly, closedQueries(cuts), adminGate]",
          "middlewares: [storableOnly, closedQueries(cuts), adminGate]",
        ],
      ],
    },
  },
  {
    name: "a list is asked for a page before its first",
    caughtBy: [http("medusa/paging")],
    change: { file: "src/http/medusa-admin/closed-queries.ts", edits: [["    cuts.page(req.query)\n", ""]] },
  },
  {
    name: "plus-tags have codes of their own",
    caughtBy: [http("auth/codes")],
    only: "four codes",
    change: { file: "src/api/api/auth/mail-code.ts", edits: [["${mailboxOf(email)}", "${email}"]] },
  },
  {
    name: "people behind one address share an Idempotency-Key",
    caughtBy: [http("keys/idempotency")],
    only: "behind one address",
    change: {
      file: "src/http/kernel/idempotent.ts",
      edits: [["ctx.signedIn?.account.id ?? null\n", 'ctx.signedIn?.account.id ?? "anonymous"\n']],
    },
  },
  {
    name: "a webhook is sent to any port",
    caughtBy: ["src/modules/webhook/send/post.spec.ts"],
    change: {
      file: "src/modules/webhook/send/reachable.ts",
      edits: [["return hasUsualPort(url) ? null : otherPort", "return null"]],
    },
  },
  {
    name: "a cell that can't be stored reaches the database",
    caughtBy: [http("product/import")],
    only: "can't be stored",
    change: {
      file: "src/commands/catalog/import/read-row.ts",
      edits: [["else if (isStorable(text)) texts", "else if (text !== column) texts"]],
    },
  },
  {
    name: "an empty file is decoded as a picture",
    caughtBy: [http("product/bad-pictures")],
    change: {
      file: "src/lib/pictures/picture-tasks.ts",
      edits: [['if (picture.length === 0) throw invalid(field, "The image file is empty")', ""]],
    },
  },
]
