import path from "node:path"
import { env } from "../config/env"
import { BothStores } from "./both-stores"
import { LocalStore } from "./local-store"
import type { PictureStore } from "./picture-store"
import { S3Store } from "./s3-store"

interface Stores {
  local: PictureStore
  s3: S3Store | undefined
  /** The store that everything but `files:move` uses. */
  pictures: PictureStore
}

let made: Stores | undefined

/** Returns the stores that the environment names, created once. */
export function stores(): Stores {
  return (made ??= makeStores())
}

function makeStores(): Stores {
  const { DATA_DIR, s3: place, PICTURE_STORE } = env()
  const local = new LocalStore(path.join(DATA_DIR, "uploads"))
  if (!place) return { local, s3: undefined, pictures: local }
  const s3 = new S3Store(place)
  const pictures = PICTURE_STORE === "local" ? new BothStores(local, s3) : new BothStores(s3, local)
  return { local, s3, pictures }
}

/** @throws ApiError when there is a bucket that can't be used */
export const checkBucket = async (): Promise<void> => stores().s3?.check()

/** The store of all pictures. */
export const pictureStore = (): PictureStore => stores().pictures
