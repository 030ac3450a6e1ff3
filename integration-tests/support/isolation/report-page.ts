export interface Section {
  title: string
  about: string
  lines: { thing: string; rule: string; problems: string[] }[]
}

const style = `
  :root { color-scheme: light dark; --ink: #1f2430; --soft: #667085; --line: #e4e7ec; --ground: #fbfaf8; --card: #fff;
    --good: #17693f; --good-ground: #e6f4ec; --bad: #a4161a; --bad-ground: #fdeaea }
  @media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --soft: #9aa3b2; --line: #2c313b; --ground: #14161a;
    --card: #1b1e24; --good: #7fd6a4; --good-ground: #16301f; --bad: #ff9b9b; --bad-ground: #3a1a1a } }
  body { margin: 0 auto; max-width: 68rem; padding: 3rem 1.5rem 6rem; background: var(--ground); color: var(--ink);
    font: 15px/1.55 system-ui, sans-serif }
  h1 { font-weight: 600; letter-spacing: -.02em; margin: 0 0 .25rem }
  h2 { font-size: 1.1rem; margin: 3rem 0 .25rem }
  p { color: var(--soft); margin: 0 0 1rem; max-width: 46rem }
  nav { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.5rem 0 }
  nav a { color: inherit; text-decoration: none; background: var(--card); border: 1px solid var(--line);
    border-radius: .6rem; padding: .5rem .9rem }
  nav b { display: block; font-size: 1.3rem; font-variant-numeric: tabular-nums }
  .wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
  table { border-collapse: collapse; width: 100%; font-size: .875rem }
  td { padding: .55rem .9rem; border-top: 1px solid var(--line); vertical-align: top }
  tr:first-child td { border-top: 0 }
  code { font: .8125rem ui-monospace, monospace; overflow-wrap: anywhere }
  .rule { color: var(--soft); width: 52% }
  .mark { font-weight: 600; border-radius: 1rem; padding: .1rem .6rem; white-space: nowrap }
  .good { color: var(--good); background: var(--good-ground) }
  .bad { color: var(--bad); background: var(--bad-ground) }
  ul { margin: .25rem 0 0; padding-left: 1.1rem; color: var(--bad) }`

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const lineOf = ({ thing, rule, problems }: Section["lines"][number]): string => {
  const list = problems.length ? `<ul>${problems.map((it) => `<li>${escape(it)}</li>`).join("")}</ul>` : ""
  const mark = problems.length
    ? `<span class="mark bad">fails</span>`
    : `<span class="mark good">holds</span>`
  return `<tr><td><code>${escape(thing)}</code>${list}</td><td class="rule">${escape(rule)}</td><td>${mark}</td></tr>`
}

const failing = ({ lines }: Section): number => lines.filter((it) => it.problems.length).length

/** Renders the report: every enumerated subject with its rule and whether the rule holds. */
export function pageOf(sections: readonly Section[]): string {
  const all = sections.reduce((sum, it) => sum + it.lines.length, 0)
  const bad = sections.reduce((sum, it) => sum + failing(it), 0)
  const links = sections.map(
    (it, n) =>
      `<a href="#s${String(n)}"><b>${String(it.lines.length)}</b>${escape(it.title)}${failing(it) ? ` · ${String(failing(it))} fail` : ""}</a>`
  )
  const parts = sections.map(
    (it, n) =>
      `<h2 id="s${String(n)}">${escape(it.title)}</h2><p>${escape(it.about)}</p><div class="wide"><table>${it.lines.map(lineOf).join("\n")}</table></div>`
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Isolation of tenants</title><style>${style}</style></head><body>
<h1>Isolation of tenants</h1>
<p>${String(all)} things looked at, ${bad ? `${String(bad)} without a rule that holds` : "each with a rule that holds"}. Found in the running product and in its source, not in a list.</p>
<nav>${links.join("")}</nav>${parts.join("\n")}</body></html>\n`
}
