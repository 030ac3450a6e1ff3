import { z } from "zod"
import { pictureFaults, s3Faults, s3PlaceOf, s3Variables } from "./s3-variables"

const read = (given: Record<string, string>) => {
  const variables = z.object(s3Variables).parse(given)
  return { faults: s3Faults(variables), place: s3PlaceOf(variables) }
}

const whole = {
  S3_ENDPOINT: "http://s3:9000",
  S3_BUCKET: "ratna",
  S3_REGION: "ap-south-1",
  S3_ACCESS_KEY_ID: "AKIA",
  S3_SECRET_ACCESS_KEY: "a/b+c",
}

describe("S3_ENDPOINT, S3_BUCKET and the rest", () => {
  it("name the bucket that S3_URL would name, so that no picture is left on a container's disk", () => {
    const url = "http://AKIA:a%2Fb%2Bc@s3:9000/ratna?region=ap-south-1"
    expect(read(whole)).toEqual({ faults: {}, place: read({ S3_URL: url }).place })
  })

  it("without keys, those of the machine are used", () => {
    const { S3_ENDPOINT, S3_BUCKET } = whole
    expect(read({ S3_ENDPOINT, S3_BUCKET }).place).toMatchObject({ region: "us-east-1", keys: undefined })
  })

  it.each(["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])(
    "a set without %s stops the start with a sentence about it",
    (name) => {
      const incomplete = Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name))
      expect(Object.keys(read(incomplete).faults)).toEqual([name])
    }
  )

  it("beside S3_URL they stop the start: the two could name different buckets", () => {
    expect(read({ ...whole, S3_URL: "http://s3:9000/other" }).faults).toHaveProperty("S3_URL")
  })

  it("none of them is no fault and no bucket", () => {
    expect(read({})).toEqual({ faults: {}, place: undefined })
  })
})

describe("a server of several in production", () => {
  const server = { RATNA_MODE: "production", RATNA_ROLE: "server" }
  const bucket = { S3_ENDPOINT: "http://s3:9000", S3_BUCKET: "ratna" }

  it("doesn't start without a bucket, so that no picture is lost with its container", () => {
    expect(pictureFaults(server)).toHaveProperty("PICTURE_STORE")
    expect(pictureFaults({ ...server, ...bucket })).toEqual({})
  })

  it("starts without one when the disk was chosen, and so does a single process", () => {
    expect(pictureFaults({ ...server, PICTURE_STORE: "local" })).toEqual({})
    expect(pictureFaults({ ...server, RATNA_ROLE: "all" })).toEqual({})
    expect(pictureFaults({ ...server, RATNA_MODE: "development" })).toEqual({})
  })

  it("can't store pictures in a bucket that isn't named", () => {
    expect(pictureFaults({ ...server, PICTURE_STORE: "s3" })).toHaveProperty("PICTURE_STORE")
  })
})
