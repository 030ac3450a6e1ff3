import { password } from "@contract/auth"
import { passwordProblem } from "./password-rules"

describe("password rules", () => {
  it.each(["", "Ab1", "Abcdefg1", "abcdefg1", "ABCDEFG1", "Abcdefgh", "Ab1\nefgh"])(
    "agree with the API about %j",
    (typed) => {
      expect(passwordProblem(typed)).toBe(password.safeParse(typed).error?.issues[0]?.message ?? null)
    }
  )
})
