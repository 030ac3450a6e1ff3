import { Progress } from "../start/progress"
import { shown } from "../start/shown"
import { build } from "./build"

export async function main(): Promise<void> {
  await shown(() => build(new Progress()))
}
