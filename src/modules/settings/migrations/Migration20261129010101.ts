import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * The tenant's letters of undertaking by their ARN, each with its last day. The first save of an ARN decides that day,
 * so that saving it again, or reverting to it, extends nothing.
 */
export class Migration20261129010101 extends Migration {
  override up(): void {
    this.addSql(`
      create table letter_of_undertaking (
        tenant_id text not null,
        arn text not null,
        holds_until date not null,
        primary key (tenant_id, arn)
      );
      ${enableRls("letter_of_undertaking")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists letter_of_undertaking;`)
  }
}
