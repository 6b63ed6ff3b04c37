import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { isPageOn } from '#shared/is-page-on.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { findBrowser } from '../../scripts/lib/testing/find-browser.ts'
import { spread } from '../pages/figures.ts'
import { startSite } from '../start-site.ts'
import { watchPaint } from './watch-paint.ts'

const barMs = 60
const runs = 7
const hoverMs = 400

/** An `href` that ends with a slash stands for the first link to a page below it. */
const links = [
  { from: '/', to: 'a static page', href: '/contact' },
  { from: '/', to: 'the list of articles', href: '/blog' },
  { from: '/blog', to: 'an article', href: '/blog/' },
  { from: '/', to: 'the services', href: '/services' },
  { from: '/services', to: 'a service', href: '/services/' },
].filter(({ from, href }) => isPageOn(from) && isPageOn(href.replace(/(.)\/$/, '$1')))

type Link = (typeof links)[number]

const linksTo = (href: string) => (/.\/$/.test(href) ? `main a[href^="${href}"]` : `a[href="${href}"]`)

async function measure(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new PlainFailure('The bench needs Chromium: install one, or set CHROMIUM_PATH.')
  const site = await startSite({ stateDir: '.wrangler/bench-navigation', isBuilt: true })
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] })
  try {
    const misses: string[] = []
    const rows: string[] = []
    for (const link of links) {
      const inApp: number[] = []
      const plain: number[] = []
      for (let run = 0; run < runs; run++) {
        inApp.push(await follow(browser, site.address, link, { hasScript: true }))
        plain.push(await follow(browser, site.address, link, { hasScript: false }))
      }
      const [ours, other] = [spread(inApp), spread(plain)]
      if (ours.median > barMs) misses.push(link.to)
      rows.push(
        `| ${link.from} → ${link.to} | ${cell(ours)} | ${cell(other)} | ${(ours.median / other.median).toFixed(2)} |`,
      )
    }
    console.log(`| from → to | in the app, ms (bar ${barMs}) | as a document, ms | ÷ |\n|---|---|---|---|`)
    console.log(rows.join('\n'))
    if (misses.length > 0) throw new PlainFailure(`Over ${barMs} ms: ${misses.join(', ')}`)
  } finally {
    await browser.close()
    await site.end()
  }
}

const cell = ({ median, min, max }: ReturnType<typeof spread>): string =>
  `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`

async function follow(
  browser: Browser,
  address: string,
  { from, href }: Link,
  { hasScript }: { hasScript: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    if (!hasScript) await context.route(/\.js$/, (route) => route.abort())
    await context.addInitScript(watchPaint)
    const page = await context.newPage()
    await page.goto(address + from, { waitUntil: 'networkidle' })
    const link = page.locator(`${linksTo(href)}:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await sleep(hoverMs)
    await page.mouse.down()
    await page.mouse.up()
    const paintHandle = await page.waitForFunction(() => window.paintedAfterClickMs)
    return Number(await paintHandle.jsonValue())
  } finally {
    await context.close()
  }
}

await runScript(measure)
