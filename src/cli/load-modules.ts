/** Entry point of the role `migrate` after the migrations: the loaded modules have applied their SQL functions. */
export default function loadModules(): Promise<void> {
  return Promise.resolve()
}
