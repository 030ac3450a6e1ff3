export default async function teardown(): Promise<void> {
  await globalThis.bootedProduct?.stop()
}
