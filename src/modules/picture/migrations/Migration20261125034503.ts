import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * Stored pictures, by the name of the file that was uploaded. `unused_since` is when the sweeper first found that no row
 * refers to a picture. `picture_due` queues pictures whose copies (other widths and formats) are to be created.
 */
export class Migration20261125034503 extends Migration {
  override up(): void {
    this.addSql(`
      create table picture (
        tenant_id text not null,
        name text not null,
        stored_at timestamptz not null default now(),
        unused_since timestamptz,
        primary key (tenant_id, name)
      );
      ${enableRls("picture")}

      create table picture_due (
        tenant_id text not null,
        name text not null,
        due_at timestamptz not null,
        primary key (tenant_id, name)
      );
      create index picture_due_at on picture_due (due_at);
    `)
  }

  override down(): void {
    this.addSql("drop table if exists picture_due, picture;")
  }
}
