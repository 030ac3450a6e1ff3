import type { ModuleExports } from "@medusajs/framework/types"
import { MedusaService, Module } from "@medusajs/framework/utils"

type Loaders = NonNullable<ModuleExports["loaders"]>

/**
 * A module that owns tables: Medusa runs the migrations in its folder and, at each start, its loaders; that is all it
 * knows of them. Whoever reads or writes the tables does so by the plain functions beside its `index.ts`, in a tenant's
 * transaction.
 */
export const tableModule = (name: string, { loaders }: { loaders?: Loaders } = {}) =>
  Module(name, {
    service: class TableModuleService extends MedusaService({}) {},
    ...(loaders ? { loaders } : {}),
  })
