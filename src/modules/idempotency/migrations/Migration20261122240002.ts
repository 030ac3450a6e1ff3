import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Requests with an `Idempotency-Key`, and their responses. `account_id` is the account that received the response. */
export class Migration20261122240002 extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotent_call (
        tenant_id text not null,
        credential text not null,
        route text not null,
        key text not null,
        account_id text,
        content_hash text not null,
        claim text not null,
        claimed_at timestamptz not null default now(),
        answer text,
        primary key (tenant_id, credential, route, key)
      );
      create index idempotent_call_age on idempotent_call (tenant_id, claimed_at);
      create index idempotent_call_account on idempotent_call (tenant_id, account_id) where account_id is not null;
      ${enableRls("idempotent_call")}
    `)
  }

  override down(): void {
    this.addSql("drop table if exists idempotent_call;")
  }
}
