import { foreignSecrets, secretFingerprints } from "./secret-fingerprints"

const env = { RATNA_SECRET_KEY: "key", EDGE_SECRET: "edge", COOKIE_SECRET: "cookie", JWT_SECRET: "jwt" }
const storedBy = (it: object) => [...secretFingerprints({ ...it }).values()].flat()

it("a process that shares one accepted value of each secret belongs to the installation, at each step of a rotation", () => {
  const steps = [
    env,
    { ...env, EDGE_SECRET_SECOND: "new edge" },
    { ...env, EDGE_SECRET: "new edge", EDGE_SECRET_SECOND: "edge" },
    { ...env, EDGE_SECRET: "new edge" },
  ]
  for (const [at, before] of steps.entries())
    for (const other of steps.slice(at, at + 2)) {
      expect(foreignSecrets(other, storedBy(before))).toEqual([])
      expect(foreignSecrets(before, storedBy(other))).toEqual([])
    }
  expect(foreignSecrets({ ...env, EDGE_SECRET: "new edge" }, storedBy(env))).toEqual(["EDGE_SECRET"])
})

it("names each secret of which no value is shared", () => {
  const other = { RATNA_SECRET_KEY: "key 2", EDGE_SECRET: "edge", COOKIE_SECRET: "edge" }
  expect(foreignSecrets(other, storedBy(env))).toEqual(["RATNA_SECRET_KEY", "COOKIE_SECRET"])
  expect(foreignSecrets(other, [])).toEqual([])
})

it("a fingerprint contains neither the secret nor the same text for another secret of the same value", () => {
  const same = { RATNA_SECRET_KEY: "same", EDGE_SECRET: "same", COOKIE_SECRET: "same" }
  const texts = storedBy(same).map((it) => it.split(" ")[2])
  expect(new Set(texts).size).toBe(3)
  expect(texts.join()).not.toContain("same")
})
