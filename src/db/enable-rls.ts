/**
 * The statements that put a table under its tenant: only rows whose `tenant_id` is the transaction's tenant can be
 * seen or written. `force` holds the table's owner to it too; `nullif` because a used connection keeps `''`.
 */
export function enableRls(table: string): string {
  const own = `tenant_id = nullif(current_setting('app.tenant_id', true), '')`
  return `
    alter table "${table}" enable row level security;
    alter table "${table}" force row level security;
    create policy tenant_only on "${table}" using (${own}) with check (${own});
  `
}
