import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When each job last ended without an error, in any process. A job has its row from the first start that knows it. */
export class Migration20261129140001 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_run (
        job text primary key,
        ended_at timestamptz not null default now()
      );
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists job_run;`)
  }
}
