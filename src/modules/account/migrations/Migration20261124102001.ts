import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Allows the role SUPERADMIN in the platform's tenant only. An account with that role in another tenant, which an
 * archive could bring in before, is demoted to ADMIN with a warning in the database log.
 */
export class Migration20261124102001 extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare
        v_tenant text;
        v_account text;
      begin
        -- Row-level security holds the table's owner too: the rows of one tenant at a time.
        for v_tenant in select id from tenant where slug <> 'default' loop
          perform set_config('app.tenant_id', v_tenant, true);
          for v_account in
            update account set role = 'ADMIN' where tenant_id = v_tenant and role = 'SUPERADMIN' returning id
          loop
            raise warning 'Account % of tenant % was a SUPERADMIN outside the platform''s tenant and is now an ADMIN',
              v_account, v_tenant;
          end loop;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;

      create function account_role_allowed() returns trigger language plpgsql as $$
      begin
        if not exists (select 1 from tenant where id = new.tenant_id and slug = 'default') then
          raise exception 'SUPERADMIN is a role of the platform''s tenant only'
            using errcode = 'check_violation', table = 'account', constraint = 'account_superadmin_of_platform';
        end if;
        return new;
      end $$;
      create trigger account_superadmin_of_platform before insert or update of role, tenant_id on account
        for each row when (new.role = 'SUPERADMIN') execute function account_role_allowed();
    `)
  }

  override down(): void {
    this.addSql(`
      drop trigger account_superadmin_of_platform on account;
      drop function account_role_allowed;
    `)
  }
}
