import { useState } from "react"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { AdminProduct } from "@contract/admin-product"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { ProductForm } from "./product-form"

const stone: AdminProduct = {
  ...{
    id: "prod_1",
    slug: "ruby",
    name: "Ruby",
    shortInfo: "Red",
    description: "",
    type: "RUBY",
    color: "Red",
  },
  ...{ weight: "2 ct", origin: "Mogok", price: "1000.00", currency: "INR", stock: 3, isFeatured: false },
  ...{ images: ["/static/t/a.webp", "/static/t/b.webp"], createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ isListed: true, version: 4, cut: null },
}
/** The stone in the response of a save. */
const saved = { ...stone, warnings: [] as string[] }
const lists = {
  "GET /api/product-types": { body: ["RUBY", "DIAMOND"].map((it) => ({ value: it, label: it })) },
  "GET /api/product-colors": { body: [{ value: "Red", label: "Red" }] },
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))

/** Form data of the last request. */
let sent: [string, FormDataEntryValue][] = []
function open(product: AdminProduct | null, responses: Parameters<typeof respondToCalls>[0]) {
  sent = []
  respondToCalls({ ...lists, ...responses })
  const responding = globalThis.fetch
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (init?.body instanceof FormData) sent = [...init.body.entries()]
    return responding(path, init)
  }) as typeof fetch
  const onClose = jest.fn()
  renderInTenant(<ProductForm product={product} onClose={onClose} />)
  return onClose
}
const png = (name: string) => new File([new Uint8Array([1])], name, { type: "image/png" })
const choose = (files: File[]) =>
  fireEvent.change(screen.getByLabelText(/Click to upload/), { target: { files } })

/** Set at once: typing key by key would exceed the timeout on a busy machine. */
async function write(name: string, text: string) {
  await userEvent.clear(field(name))
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

it("the slug follows the name until it is edited", async () => {
  open(null, {})
  await write("Name", "Star Ruby, Große")
  expect(field("Slug").value).toBe("star-ruby-grosse")
  await write("Slug", "own")
  await write("Name", "Two")
  expect(field("Slug").value).toBe("own")
})

it("nothing invalid is sent, and each field shows its error", async () => {
  sent = []
  open(null, {})
  await click(/^Create Product/)
  await screen.findByText("Valid price is required")
  for (const text of ["Name is required", "Type is required", "Valid stock number is required"]) {
    screen.getByText(text)
  }
  expect(sent).toEqual([])
})

it("an edit sends the changes with the version, and closes", async () => {
  const done = open(stone, { "PUT /api/admin/products/prod_1": { body: { ...saved, stock: 5, version: 5 } } })
  await write("Stock", "5")
  await click(/^Update Product/)
  await screen.findByText("Product updated")
  expect(done).toHaveBeenCalled()
  expect(sent).toEqual([
    ["stock", "5"],
    ["version", "4"],
    ["stockBefore", "3"],
  ])
})

it("a report that another stone has is saved, and the message says which stone", async () => {
  const warning = "GIA 2141438171 is also the report of Rani."
  const done = open(stone, { "PUT /api/admin/products/prod_1": { body: { ...saved, warnings: [warning] } } })
  await write("Certificate number", "2141438171")
  await click(/^Update Product/)
  await screen.findByText("Product updated")
  screen.getByText(warning)
  expect(done).toHaveBeenCalled()
})

it("a price may use Indian grouping and the rupee sign; anything else is refused", async () => {
  open(stone, { "PUT /api/admin/products/prod_1": { body: { ...saved, price: "125000.50", version: 5 } } })
  for (const odd of ["1,5", "12,50", "1.25.000", "1,234,56,789", "Rs", "1,25,000.5.0"]) {
    await write("Price (INR)", odd)
    await click(/^Update Product/)
    await screen.findByText("Valid price is required")
  }
  expect(sent).toEqual([])
  await write("Price (INR)", "₹ 1,25,000.50")
  await click(/^Update Product/)
  await screen.findByText("Product updated")
  expect(sent).toEqual([
    ["price", "₹ 1,25,000.50"],
    ["version", "4"],
  ])
})

it("a refused picture is focused, although it is not a native input", async () => {
  const body = {
    ...{ error: "This image can't be read", code: "VALIDATION_FAILED" },
    details: [{ path: "images", message: "This image can't be read" }],
  }
  open(stone, { "PUT /api/admin/products/prod_1": { status: 400, body } })
  choose([png("odd.png")])
  await click(/^Update Product/)
  const pictures = await screen.findByRole("group", { name: /^Product Images/ })
  await waitFor(() => expect(pictures.contains(document.activeElement)).toBe(true))
  field("Name").focus()
  await click("Product Images")
  expect(pictures.contains(document.activeElement)).toBe(true)
})

it("another person's concurrent change is offered, not overwritten", async () => {
  const current = { ...stone, price: "2000.00", color: "Pink", version: 5 }
  const body = {
    error: "Somebody else has changed this meanwhile.",
    code: "STALE",
    current,
    details: [{ path: "price", message: "x" }],
  }
  open(stone, { "PUT /api/admin/products/prod_1": { status: 409, body } })
  await write("Price (INR)", "1500")
  await click(/^Update Product/)
  await screen.findByRole("group", { name: "Price (INR): two versions" })
  expect(field("Price (INR)").value).toBe("1500")
  await click("Take theirs")
  expect(field("Price (INR)").value).toBe("2000.00")
})

it("a failed save shows the server's message, or its own, and keeps the input", async () => {
  const responses = [
    { status: 500, body: {} },
    { status: 400, body: { error: "The store is busy." } },
  ]
  open(stone, { "PUT /api/admin/products/prod_1": responses })
  await write("Stock", "5")
  await click(/^Update Product/)
  within(await screen.findByRole("alert")).getByText("Error")
  screen.getByText("Failed to save product")
  await click(/^Update Product/)
  await screen.findByText("The store is busy.")
  expect(field("Stock").value).toBe("5")
})

const busy = { status: 503, body: { error: "The store is busy. Please try again in a moment." } }

it("a save refused because the tenant is busy can be retried from the toast, with the input kept", async () => {
  const response = { body: { ...saved, stock: 5, version: 5 } }
  const done = open(stone, { "PUT /api/admin/products/prod_1": [busy, response] })
  await write("Stock", "5")
  await click(/^Update Product/)
  await screen.findByText("The store is busy. Please try again in a moment.")
  expect(field("Stock").value).toBe("5")
  await click("Try again")
  await screen.findByText("Product updated")
  expect(done).toHaveBeenCalled()
  expect(sent).toContainEqual(["stock", "5"])
})

it("nothing is sent for a form that was closed since", async () => {
  const requests = respondToCalls({ ...lists, "PUT /api/admin/products/prod_1": busy })
  function Closable() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <ProductForm product={stone} onClose={() => setOpen(false)} />
  }
  renderInTenant(<Closable />)
  await write("Stock", "5")
  await click(/^Update Product/)
  await screen.findByText("The store is busy. Please try again in a moment.")
  await click("Cancel")
  await click("Try again")
  expect(requests.filter(({ path }) => path.startsWith("PUT "))).toHaveLength(1)
})

it("shows that it is saving while it does", async () => {
  open(stone, {})
  globalThis.fetch = () => new Promise(() => undefined)
  await write("Stock", "5")
  await click(/^Update Product/)
  await waitFor(() => expect(screen.getByText("Saving...").className).not.toContain("invisible"))
})

it("up to five pictures are added, reordered and removed", async () => {
  open(stone, { "PUT /api/admin/products/prod_1": { body: saved } })
  screen.getByText("Product Images (2/5)")
  screen.getByText("Click to upload 3 more image(s)")
  choose([png("1.png"), png("2.png"), png("3.png"), png("4.png")])
  await screen.findByText("Too many images")
  screen.getByText("You can only upload 3 more image(s)")
  choose([png("1.png")])
  await screen.findByText("Product Images (3/5)")
  await click("Move image 3 forward")
  await click("Remove image 1")
  await click(/^Update Product/)
  await waitFor(() => expect(sent.map(([name]) => name)).toContain("images"))
  expect(Object.fromEntries(sent)).toMatchObject({
    existingImages: '["/static/t/b.webp"]',
    imageOrder: "[1,0]",
    version: "4",
  })
})

it("a picture dragged to the front becomes the main one", async () => {
  open(stone, { "PUT /api/admin/products/prod_1": { body: saved } })
  const [first, second] = within(screen.getByRole("list", { name: "Product Images" })).getAllByRole(
    "listitem"
  )
  const dataTransfer = { files: [] }
  if (!first || !second) throw new Error("It has two")
  fireEvent.dragStart(second, { dataTransfer })
  fireEvent.drop(first, { dataTransfer })
  await click(/^Update Product/)
  await waitFor(() => expect(sent.map(([name]) => name)).toContain("existingImages"))
  expect(Object.fromEntries(sent)).toMatchObject({
    existingImages: '["/static/t/b.webp","/static/t/a.webp"]',
    imageOrder: "[0,1]",
  })
})

it("a file that is not a picture is refused", async () => {
  open(null, {})
  choose([new File(["x"], "a.txt", { type: "text/plain" })])
  await screen.findByText("Not an image")
  screen.getByText("Product Images (0/5)")
})

it("asks for a diamond's grades for diamonds only, and sends none for another type", async () => {
  open(stone, { "PUT /api/admin/products/prod_1": { body: saved } })
  const type = await screen.findByRole("combobox", { name: "Type" })
  expect(screen.queryByRole("combobox", { name: "Color grade" })).toBeNull()
  await screen.findByRole("option", { name: "DIAMOND" })
  await userEvent.selectOptions(type, "DIAMOND")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Color grade" }), "D")
  await userEvent.selectOptions(type, "RUBY")
  await write("Name", "Spinel")
  await click(/^Update Product/)
  await waitFor(() => expect(sent.map(([name]) => name)).toContain("name"))
  expect(sent.map(([name]) => name)).not.toContain("colorGrade")
})

it("an origin in another spelling than the catalog's is pointed out, and replaced with a press", async () => {
  const facets = {
    ...{ type: [], color: [], price: { min: null, max: null } },
    origin: [{ value: "Myanmar", label: "Myanmar", count: 4 }],
  }
  open(null, { "GET /api/products/facets": { body: facets } })
  const origin = screen.getByRole<HTMLInputElement>("combobox", { name: "Origin" })
  await userEvent.click(origin)
  await userEvent.paste("Burma")
  await userEvent.click(await screen.findByRole("button", { name: "Use “Myanmar”" }))
  expect(origin.value).toBe("Myanmar")
  expect(screen.queryByText(/Two spellings/)).toBeNull()
})
