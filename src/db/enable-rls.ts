/**
 * Returns the statements that enable row-level security on a table: only rows whose `tenant_id` is the transaction's
 * tenant can be read or written. `force` applies it to the table's owner too. `nullif` is needed because a reused
 * connection keeps `''`.
 */
export function enableRls(table: string): string {
  const own = `tenant_id = nullif(current_setting('app.tenant_id', true), '')`
  return `
    alter table "${table}" enable row level security;
    alter table "${table}" force row level security;
    create policy tenant_only on "${table}" using (${own}) with check (${own});
  `
}
