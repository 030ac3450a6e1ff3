import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Moves the gem facts from one column each into a single one, under the names of
 * `src/contract/stone-fields/gem-facts.ts`.
 */
export class Migration20261121220731 extends Migration {
  override up(): void {
    this.addSql(`
      alter table gemstone add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object');
      -- The owner, too, is bound by the policy, which has no tenant here.
      alter table gemstone no force row level security;
      update gemstone set facts = jsonb_strip_nulls(jsonb_build_object(
        'carat', carat, 'shape', shape, 'cut', cut, 'clarity', clarity, 'treatment', treatment,
        'dimensions', dimensions, 'certificateLab', certificate_lab, 'certificateNumber', certificate_number,
        'certificateUrl', certificate_url, 'hsnCode', hsn_code));
      alter table gemstone force row level security;
      alter table gemstone drop column carat, drop column shape, drop column cut, drop column clarity,
        drop column treatment, drop column dimensions, drop column certificate_lab, drop column certificate_number,
        drop column certificate_url, drop column hsn_code;
    `)
  }

  override down(): void {
    this.addSql(`
      alter table gemstone add column carat numeric(12, 4), add column shape text, add column cut text,
        add column clarity text, add column treatment text, add column dimensions text,
        add column certificate_lab text, add column certificate_number text, add column certificate_url text,
        add column hsn_code text;
      alter table gemstone no force row level security;
      update gemstone set carat = (facts->>'carat')::numeric, shape = facts->>'shape', cut = facts->>'cut',
        clarity = facts->>'clarity', treatment = facts->>'treatment', dimensions = facts->>'dimensions',
        certificate_lab = facts->>'certificateLab', certificate_number = facts->>'certificateNumber',
        certificate_url = facts->>'certificateUrl', hsn_code = facts->>'hsnCode';
      alter table gemstone force row level security;
      alter table gemstone drop column facts;
    `)
  }
}
