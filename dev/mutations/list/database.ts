import type { Mutation } from "../mutation"

const tables = ["integration-tests/http/isolation/tables.spec.ts"]
const own = "tenant_id = nullif(current_setting('app.tenant_id', true), '')"

/** Guards in the database. */
export const database: Mutation[] = [
  {
    name: "a table's policy is dropped",
    caughtBy: tables,
    change: {
      run: "drop policy tenant_only on faq",
      undo: `create policy tenant_only on faq using (${own}) with check (${own})`,
    },
  },
  {
    name: "a table's owner passes its policy",
    caughtBy: tables,
    change: {
      run: "alter table shop_order no force row level security",
      undo: "alter table shop_order force row level security",
    },
  },
  {
    name: "a second policy lets everything through",
    caughtBy: tables,
    change: { run: "create policy wide on account using (true)", undo: "drop policy wide on account" },
  },
  {
    name: "rows may be without a tenant",
    caughtBy: tables,
    change: {
      run: "alter table faq alter column tenant_id drop not null",
      undo: "alter table faq alter column tenant_id set not null",
    },
  },
  {
    name: "a unique key spans tenants",
    caughtBy: tables,
    change: {
      run: "create unique index saved_view_wide on saved_view (id)",
      undo: "drop index saved_view_wide",
    },
  },
  {
    name: "a function runs with its owner's rights",
    caughtBy: tables,
    change: {
      run: "alter function session_open(text, text) security definer",
      undo: "alter function session_open(text, text) security invoker",
    },
  },
  {
    name: "the product's role passes policies",
    caughtBy: tables,
    change: { run: "alter role ratna bypassrls", undo: "alter role ratna nobypassrls" },
  },
  {
    name: "a table without a tenant and without a reason",
    caughtBy: tables,
    change: { run: "create table mutation_note (id text primary key)", undo: "drop table mutation_note" },
  },
  {
    name: "a terminated connection is handed to the next request",
    caughtBy: ["integration-tests/http/commit/transaction.spec.ts"],
    change: {
      file: "src/db/guard-pool.ts",
      edits: [["connection.readyForQuery !== false", "connection !== undefined"]],
    },
  },
]
