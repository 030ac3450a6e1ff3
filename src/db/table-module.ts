import { MedusaService, Module } from "@medusajs/framework/utils"

/**
 * A module that owns tables: Medusa runs the migrations in its folder, and that is all it knows of them. Whoever reads
 * or writes the tables does so by the plain functions beside its `index.ts`, in a tenant's transaction.
 */
export const tableModule = (name: string) =>
  Module(name, { service: class TableModuleService extends MedusaService({}) {} })
