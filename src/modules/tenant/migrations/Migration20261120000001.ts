import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The tenant registry. It is read before a tenant is known, so it has no policy. */
export class Migration20261120000001 extends Migration {
  override up(): void {
    this.addSql(`
      create table tenant (
        id text primary key,
        slug text not null,
        domain text not null,
        brand_name text not null,
        tagline text,
        logo text,
        hero_image text,
        favicon text,
        colors jsonb not null,
        contact jsonb not null default '{}',
        social jsonb not null default '{}',
        company jsonb not null default '{}',
        seo jsonb not null default '{}',
        features jsonb not null,
        tax_config jsonb not null,
        custom_css text,
        enable_cod boolean not null default true,
        razorpay_key_id text,
        payment_secrets text,
        is_active boolean not null default true,
        sales_channel_id text not null,
        publishable_key_id text not null,
        publishable_key text not null,
        stock_location_id text not null,
        shipping_option_id text not null,
        region_id text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        archived_at timestamptz
      );
      create unique index tenant_slug on tenant (slug) where archived_at is null;
      create unique index tenant_domain on tenant (domain) where archived_at is null;
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists tenant;`)
  }
}
