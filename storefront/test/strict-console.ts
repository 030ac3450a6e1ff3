// Whatever a component complains about is a fault of the test or the component.
const complain = jest.spyOn(console, "error")
complain.mockImplementation((...words: unknown[]) => {
  throw new Error(`Unexpected console.error: ${words.map(String).join(" ")}`)
})
