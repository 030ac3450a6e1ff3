// An unexpected console.error fails the test, including a response that doesn't match its schema. It is thrown where it
// happens, and checked again at the end in case the error was caught.
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    const complaint = `Unexpected console.error: ${words.map(String).join(" ")}`
    complaints.push(complaint)
    throw new Error(complaint)
  })
})

afterEach(() => {
  expect(complaints).toEqual([])
})
