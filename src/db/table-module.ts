import type { ModuleExports } from "@medusajs/framework/types"
import { MedusaService, Module } from "@medusajs/framework/utils"

type Loaders = NonNullable<ModuleExports["loaders"]>

/**
 * Returns a Medusa module that owns tables. Medusa only runs the migrations in its folder and, at each start, its
 * loaders. Code reads and writes the tables with the functions beside the module's `index.ts`, in a tenant's
 * transaction.
 */
export const tableModule = (name: string, { loaders }: { loaders?: Loaders } = {}) =>
  Module(name, {
    service: class TableModuleService extends MedusaService({}) {},
    ...(loaders ? { loaders } : {}),
  })
