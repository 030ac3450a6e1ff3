import { type RateKey, rateKeys, type Setting, settings, shownSettings } from "../../../contract/settings"

/** SQL for a rate: the setting, else the tenant's `taxConfig`, else the built-in default. */
function valueOf(key: RateKey): string {
  const { taxConfig, default: fallback }: Setting & { default: string } = settings[key]
  return [
    `coalesce((select s.value from setting s where s.tenant_id = p_tenant and s.key = '${key}')`,
    ...(taxConfig ? [`t.tax_config->>'${taxConfig}'`] : []),
    `'${fallback}')`,
  ].join(", ")
}

/** SQL for the last day of the tenant's letter of undertaking. */
const lutUntil = `coalesce((select l.holds_until::text from letter_of_undertaking l join setting s
        on s.tenant_id = l.tenant_id and s.key = 'export_lut' and s.value = l.arn
      where l.tenant_id = p_tenant), '')`

/** A tenant's current rates, as texts. */
export const rateFunctions = [
  // PostgreSQL can't replace a function whose columns have changed.
  "drop function if exists tenant_rates(text);",
  `
  create or replace function tenant_rates(p_tenant text)
  returns table (${[...rateKeys, "export_lut_until"].map((key) => `${key} text`).join(", ")})
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query select
      ${[...rateKeys.map(valueOf), lutUntil].join(",\n      ")}
    from tenant t where t.id = p_tenant;
  end $$;
  `,
  `
  -- The tenant's own texts and the settings that its pages show, without blank ones. In a transaction of that tenant.
  create or replace function content_values(p_tenant text) returns jsonb language plpgsql stable as $$
  begin
    return (select jsonb_object_agg(key, value) from (
      select c.key, c.value from content_entry c where c.tenant_id = p_tenant and c.value <> ''
      union all
      select s.key, s.value from setting s where s.tenant_id = p_tenant and s.value <> ''
        and s.key = any (array[${shownSettings.map((key) => `'${key}'`).join(", ")}]::text[])) it);
  end $$;
  `,
  `
  -- All of a tenant's settings that say something, for statements of other modules. In a transaction of that tenant.
  create or replace function setting_values(p_tenant text) returns jsonb language plpgsql stable as $$
  begin
    return (select jsonb_object_agg(s.key, s.value) from setting s where s.tenant_id = p_tenant and s.value <> '');
  end $$;
  `,
]
