import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Sign-ins to Medusa Admin that were signed out: their tokens and sessions are refused. Rows stay, since a session that is
 * used never expires by itself.
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
