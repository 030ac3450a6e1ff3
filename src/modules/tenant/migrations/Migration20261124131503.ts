import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Signed-out sign-ins of Medusa Admin, whose tokens and sessions are refused. Rows are kept, since a session in use
 * never expires.
 */
export class Migration20261124131503 extends Migration {
  override up(): void {
    this.addSql(`
      create table staff_sign_out (
        sign_in_id text primary key,
        ended_at timestamptz not null default now()
      );
    `)
  }

  override down(): void {
    this.addSql("drop table if exists staff_sign_out;")
  }
}
