/** Changes the tenant's site version with each change of its settings and texts, in the same transaction. */
export const settingTriggers = [
  `
  create or replace function setting_changed() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'UPDATE' or new is distinct from old then
      perform site_bump(coalesce(new.tenant_id, old.tenant_id));
    end if;
    return null;
  end $$;
  `,
  `
  create or replace trigger setting_changed after insert or update or delete on setting
    for each row execute function setting_changed();
  `,
  `
  create or replace trigger content_entry_changed after insert or update or delete on content_entry
    for each row execute function setting_changed();
  `,
]
