import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const toNew = { primary: "primaryColor", secondary: "secondaryColor", accent: "accentColor" }
const toOld = { primaryColor: "primary", secondaryColor: "secondary", accentColor: "accent" }

const rename = (names: Record<string, string>): string => `
  -- The owner, too, is bound by the policy, which has no tenant here.
  alter table history no force row level security;
  update history h set changes = (
    select jsonb_agg(case when names ? (it->>'field') then it || jsonb_build_object('field', names->(it->>'field')) else it end
      order by place)
    from jsonb_array_elements(h.changes) with ordinality as c(it, place), (select '${JSON.stringify(names)}'::jsonb as names) n)
  where entity = 'branding' and changes @? '$[*] ? (${Object.keys(names)
    .map((it) => `@.field == "${it}"`)
    .join(" || ")})';
  alter table history force row level security;`

/** The colours of a brand have one name everywhere: entries from before can still be reverted. */
export class Migration20261129110001 extends Migration {
  override up(): void {
    this.addSql(rename(toNew))
  }

  override down(): void {
    this.addSql(rename(toOld))
  }
}
