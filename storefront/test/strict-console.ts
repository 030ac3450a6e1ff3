// Whatever a component complains about is a fault of the test or the component: drift of an answer from its
// contract too. Told where it happens, and at the test's end, in case somebody caught the error.
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
