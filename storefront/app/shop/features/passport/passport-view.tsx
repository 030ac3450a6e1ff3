import type { Passport, PassportRecord } from "@contract/passport"
import { stoneFacts, stoneTiles, type Fact } from "@contract/stone-fields/facts"
import { commonTexts } from "@contract/texts/common"
import { passportTexts } from "@contract/texts/passport"
import { stoneTexts } from "@contract/texts/stones"
import { formatDate } from "~/lib/dates"
import { pictureSource } from "~/lib/images"
import { useText } from "~/lib/site"
import { QrCode } from "~/ui/qr-code"
import { SignatureResult } from "./signature-result"

const link = "underline underline-offset-4 hover:text-brand-primary-ink"
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-")

function Line({ label, value, check, link: copy }: Fact) {
  const text = useText(stoneTexts)
  return (
    <div className="flex justify-between gap-6 py-3">
      <dt className="text-stone-600">{label}</dt>
      <dd className="min-w-0 text-right break-words">
        {value || "–"}
        {check && (
          <a href={check} target="_blank" rel="noopener" className={`block text-sm ${link}`}>
            {text("product_certificate_check")}
          </a>
        )}
        {copy && (
          <a href={copy} target="_blank" rel="noopener" className={`block text-sm ${link}`}>
            {text("product_certificate_copy")}
          </a>
        )}
      </dd>
    </div>
  )
}

function Sold({ record: { stone, shop, soldAt, quantity } }: { record: PassportRecord }) {
  const text = useText(passportTexts)
  return (
    <>
      <h2 className="font-display text-2xl sm:text-3xl">{stone.name}</h2>
      {stone.shortInfo && <p className="mt-2 text-lg text-stone-600">{stone.shortInfo}</p>}
      <dl className="mt-6 divide-y divide-stone-200 border-y border-stone-200">
        <Line label={text("passport_sold_by")} value={shop.name} />
        <Line label={text("passport_sold_on")} value={formatDate(soldAt)} />
        {quantity > 1 && <Line label={text("passport_pieces")} value={String(quantity)} />}
        {[...stoneTiles(stone), ...stoneFacts(stone)].map((it) => (
          <Line key={it.label} {...it} />
        ))}
      </dl>
    </>
  )
}

function Pictures({ images, name }: { images: string[]; name: string }) {
  const text = useText(commonTexts)
  return (
    <ul className="grid grid-cols-2 gap-3">
      {images.map((url, index) => (
        <li key={url} className={index === 0 ? "col-span-2" : undefined}>
          <img
            {...pictureSource(url, "(min-width: 768px) 30rem, 100vw")}
            alt={index === 0 ? name : text("picture_alt", { name, n: index + 1 })}
            width={960}
            height={960}
            loading={index === 0 ? "eager" : "lazy"}
            className="plate aspect-square w-full rounded-2xl object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

/** A product's public record: what was sold, by whom, and whether it matches the tenant's signature. */
export function PassportView({ passport }: { passport: Passport }) {
  const { code, qr, record } = passport
  const text = useText(passportTexts)
  return (
    <>
      <h1 className="font-display text-3xl sm:text-4xl">{text("passport_title")}</h1>
      <p className="mt-2 mb-6 text-stone-600 tabular-nums">{grouped(code)}</p>
      <SignatureResult passport={passport} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
        {record && record.stone.images.length > 0 && (
          <Pictures images={record.stone.images} name={record.stone.name} />
        )}
        <div>
          {record && <Sold record={record} />}
          <section aria-labelledby="verify" className="mt-8 flex flex-wrap items-center gap-6">
            <QrCode
              code={qr}
              label={text("passport_code", { code: grouped(code) })}
              className="size-36 shrink-0"
            />
            <div className="max-w-xs grow basis-48">
              <h2 id="verify" className="text-lg font-medium tracking-normal">
                {text("passport_verify_title")}
              </h2>
              <p className="mt-1 text-sm text-stone-600">{text("passport_verify_text")}</p>
              <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
                <a href={`/api/passports/${code}`} className={link}>
                  {text("passport_record")}
                </a>
                <a href="/api/passports/key" className={link}>
                  {text("passport_key")}
                </a>
              </p>
            </div>
          </section>
        </div>
      </div>
    </>
  )
}
