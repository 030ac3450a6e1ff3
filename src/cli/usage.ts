/** Usage of the commands that run in the server's container. Without imports, because it is needed before the server. */
export const serverUsage = {
  "admin:create":
    "admin:create --tenant <slug> --email <e> [--role ADMIN|SUPERADMIN] [--name <n>] [--password <p>]   without a password, an invitation is mailed and shown",
  "catalog:import":
    "catalog:import --tenant <slug> <file.csv> [--images <folder>]   adds or updates the products of a catalog file",
  "catalog:rebuild": "catalog:rebuild --tenant <slug>   builds the tenant's catalog anew from its products",
  "files:move":
    "files:move --to s3|local [--delete]   copies all pictures to the other storage while the stores are open; --delete removes each original once its copy is verified",
  "restore:confirm":
    "restore:confirm   confirms that this restored installation replaces the former one: until then it returns no money",
  "secrets:reseal":
    "secrets:reseal   seals with RATNA_SECRET_KEY what RATNA_SECRET_KEY_SECOND has sealed, while the stores are open",
  "staff:assign":
    "staff:assign --email <e> [--tenant <slug>]   gives a user of Medusa Admin access to one tenant or, without a tenant, to the platform",
  "staff:create":
    "staff:create --email <e> [--tenant <slug>] [--name <n>] [--password <p>]   a user of Medusa Admin, for one tenant or, without a tenant, for the platform; without a password, one is generated and shown once",
  "staff:reset-factor":
    "staff:reset-factor --email <e>   turns the second factor off for a user of Medusa Admin who has lost both app and recovery codes",
  "tenant:load":
    "tenant:load <folder> …   opens a tenant for each folder: tenant.json (brand, settings, texts, FAQs, accounts), stones.csv, pictures/",
  "tenant:create": "tenant:create --slug <slug> --domain <host> --brand <name>   opens a new, empty tenant",
  "tenant:purge":
    "tenant:purge --id <id>   removes what is left of a deleted tenant, and looks whether it is gone",
  "tenant:export":
    "tenant:export --tenant <slug> --to <new file.tar.gz>   the archive of one store, for its import elsewhere",
  "tenant:import":
    "tenant:import --from <file.tar.gz> [--slug <slug>] [--domain <host>]   checks a store's archive and opens the store here",
}

/** Usage of the commands about the whole installation, which run without a server. */
export const installationUsage = {
  backup:
    "backup --to <new folder>   all stores, their pictures and Medusa's own data, while the product runs; keep RATNA_SECRET_KEY apart from it",
  restore:
    "restore --from <folder> --into <new data folder> [--secrets <secrets.json>]   checks a backup and restores it beside what runs",
}
