import { s3Url } from "./s3-url"

describe("S3_URL", () => {
  it("names endpoint, bucket, region and keys, whose special characters are encoded", () => {
    expect(s3Url.parse("https://AKIA:a%2Fb%2Bc@s3.ap-south-1.amazonaws.com/gems?region=ap-south-1")).toEqual({
      endpoint: "https://s3.ap-south-1.amazonaws.com",
      bucket: "gems",
      region: "ap-south-1",
      keys: { accessKeyId: "AKIA", secretAccessKey: "a/b+c" },
    })
  })

  it("without keys, those of the machine are used", () => {
    expect(s3Url.parse("http://127.0.0.1:9090/gems")).toMatchObject({
      endpoint: "http://127.0.0.1:9090",
      region: "us-east-1",
      keys: undefined,
    })
  })

  it.each([
    "s3://gems",
    "https://KEY:hidden-secret@s3.example.in",
    "https://KEY@s3.example.in/gems",
    "https://KEY:hidden-secret@s3.example.in/gems/folder",
    "KEY:hidden-secret",
  ])("%s stops the start with a sentence that doesn't contain the secret", (text) => {
    const { error } = s3Url.safeParse(text)
    expect(error?.issues[0]?.message).toMatch(/^must be https/)
    expect(JSON.stringify(error)).not.toContain("hidden-secret")
  })
})
