import type { ByteRange, PictureStore, StoredFile } from "./picture-store"

/**
 * Stores pictures in one store and reads those of another one as well, so that pictures can be moved between them while
 * the product runs.
 */
export class BothStores implements PictureStore {
  constructor(
    private readonly first: PictureStore,
    private readonly other: PictureStore
  ) {}

  async has(name: string): Promise<boolean> {
    return (await this.first.has(name)) || this.other.has(name)
  }

  /** A file that is moved before its content is read is read where it is then. */
  async get(name: string): Promise<StoredFile | undefined> {
    const found = await this.find(name)
    const readMoved = async (error: unknown, range?: ByteRange) => {
      const moved = await this.find(name)
      if (!moved) throw error
      return moved.read(range)
    }
    return (
      found && {
        ...found,
        read: (range) => found.read(range).catch((error: unknown) => readMoved(error, range)),
      }
    )
  }

  /**
   * A picture of the other store is served while the first one can't be reached. Unless that search failed, the
   * first store is searched again for what was moved there meanwhile.
   */
  private async find(name: string): Promise<StoredFile | undefined> {
    const first = this.first.get(name)
    const found = await first.catch(() => undefined)
    return found ?? (await this.other.get(name)) ?? (await first) ?? this.first.get(name)
  }

  put(name: string, data: Buffer): Promise<void> {
    return this.first.put(name, data)
  }

  async *list(folder?: string): AsyncGenerator<{ name: string; bytes: number }> {
    yield* this.first.list(folder)
    for await (const file of this.other.list(folder)) if (!(await this.first.has(file.name))) yield file
  }

  delete(name: string): Promise<void> {
    return this.deleteFromBoth((store) => store.delete(name))
  }

  deleteFolder(folder: string): Promise<void> {
    return this.deleteFromBoth((store) => store.deleteFolder(folder))
  }

  /**
   * Deletes from the first store twice. `movePictures` copies a file and then looks whether its source still exists.
   * Whatever the direction, a deletion in the source is followed by one in the destination, so no copy survives.
   */
  private async deleteFromBoth(remove: (store: PictureStore) => Promise<void>): Promise<void> {
    for (const store of [this.first, this.other, this.first]) await remove(store)
  }
}
