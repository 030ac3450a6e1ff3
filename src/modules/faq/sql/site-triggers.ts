/** Changes the tenant's site version with each change of its FAQs, in the same transaction. */
export const faqTriggers = [
  `
  create or replace function faq_changed() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'UPDATE' or new is distinct from old then
      perform site_bump(coalesce(new.tenant_id, old.tenant_id));
    end if;
    return null;
  end $$;
  `,
  `
  create or replace trigger faq_changed after insert or update or delete on faq
    for each row execute function faq_changed();
  `,
]
