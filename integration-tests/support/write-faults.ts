import { Client } from "pg"
import { product } from "./product"

/** Tables whose rows change on their own, whatever a request does. */
const busy = ["rate_limit", "lease", "order_moved", "catalog_stale"]

/**
 * Makes PostgreSQL fail at a chosen write, like a full disk or a cut connection. Triggers count the rows that are written
 * and mention one of the given ids; the count survives a rollback.
 */
export class WriteFaults {
  private constructor(private readonly client: Client) {}

  static async install(): Promise<WriteFaults> {
    const client = new Client({ connectionString: product().superuserUrl })
    await client.connect()
    const faults = new WriteFaults(client)
    await client.query(`
      create table if not exists spec_fault (ids text[], at bigint);
      create sequence if not exists spec_fault_count;
      create or replace function spec_fault() returns trigger language plpgsql security definer as $$
      declare
        v_row text := coalesce(to_jsonb(new), to_jsonb(old))::text;
        v_at bigint;
      begin
        select f.at into v_at from spec_fault f
          where exists (select 1 from unnest(f.ids) it(id) where position(it.id in v_row) > 0) limit 1;
        if v_at is not null and nextval('spec_fault_count') = v_at then
          raise exception 'a write to % that a spec lets fail', tg_table_name using errcode = 'XX000';
        end if;
        return null;
      end $$;`)
    for (const table of await faults.tables())
      await client.query(
        `create or replace trigger zz_spec_fault after insert or update or delete on "${table}"
         for each row execute function spec_fault()`
      )
    return faults
  }

  private async tables(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and not relispartition
       and relnamespace = 'public'::regnamespace and relname <> all($1) and relname <> 'spec_fault'`,
      [busy]
    )
    return rows.map((it) => it.name)
  }

  /** Lets the nth of these writes fail while `act` runs. @returns its result, and whether a write has failed */
  async during<T>(ids: readonly string[], nth: number, act: () => Promise<T>): Promise<[T, boolean]> {
    await this.client.query("select setval('spec_fault_count', 1, false)")
    await this.client.query("insert into spec_fault values ($1, $2)", [ids, nth])
    try {
      const result = await act()
      const { rows } = await this.client.query<{ count: string }>(
        "select case when is_called then last_value else 0 end as count from spec_fault_count"
      )
      return [result, Number(rows[0]?.count) >= nth]
    } finally {
      await this.client.query("delete from spec_fault")
    }
  }

  async remove(): Promise<void> {
    for (const table of await this.tables())
      await this.client.query(`drop trigger if exists zz_spec_fault on "${table}"`)
    await this.client.query("drop function spec_fault; drop table spec_fault; drop sequence spec_fault_count")
    await this.client.end()
  }
}
