import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newsletterConfirmationTexts as sampleEmail } from '../../src/content/emails/newsletter.ts'
import { site as sample } from '../../src/site.config.ts'
import { listsThatMayBeEmpty } from '../../scripts/build/lists-that-may-be-empty.ts'
import { freePort } from '../../scripts/lib/local/free-port.ts'
import { requireBrowser } from '../../scripts/lib/testing/install-browser.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'
import { isSampleBrand } from '../sample-brand.ts'
import { emptyLists } from './empty-lists.ts'
import { makeFork } from './make-fork.ts'
import { newsletterConfirmationTexts as ownEmail } from './own/emails/newsletter.ts'
import { site as own } from './own/site.config.ts'

const folder = path.resolve('.wrangler/fork')

const runInFork = (command: string[], env: Record<string, string> = {}) =>
  runCommand(process.execPath, command, {
    cwd: folder,
    env: { SITE_URL: 'https://www.cobalto.example', NODE_ENV: 'production', PWD: folder, ...env },
    output: 'onFailure',
  })

const projectTest = test.skipIf(!isSampleBrand)

let buildResult: Awaited<ReturnType<typeof runInFork>>

beforeAll(async () => {
  makeFork(folder)
  await runInFork(['scripts/lib/require-node.mjs'])
  buildResult = await runInFork(['scripts/commands/build.ts'])
}, 400_000)

projectTest(
  'a site with one office, two positions, no case study, euros, Portuguese dates and fewer pages passes every rule of the build',
  () => {
    expect(buildResult.ok, buildResult.output).toBe(true)
  },
)

projectTest(
  'the doctor finds nothing of the sample agency on it',
  async () => {
    const { ok, output } = await runInFork(['scripts/commands/doctor.ts'])
    expect(ok, output).toBe(true)
    expect(output).toContain('0 errors, 0 sample values, 0 files with sample sentences')
    expect(output).not.toContain('src/content/emails/')
  },
  240_000,
)

projectTest(
  'its own page, prices, table, menu and categories are there, and what it switched off is not',
  () => {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    expect(read('dist/how-we-bill.html')).toContain('One invoice a month')
    expect(read('dist/about.html')).toContain('href="/how-we-bill"')
    expect(read('dist/digital-marketing-strategy.html')).toMatch(/1.?299\s€/)
    expect(read('dist/about.html')).toContain(`<span>${own.shortBrand}</span>`)
    expect(read('dist/about.html')).toContain('<img src="/logo.svg"')
    expect(read('dist/about.html'), 'React leaves no preload in what it owns').not.toContain('as="image"')
    expect(existsSync(path.join(folder, 'dist/services/ecommerce-advertising.html'))).toBe(false)
    expect(read('dist/services/digital-advertising.html')).not.toContain('ecommerce-advertising')
    expect(read('dist/services/digital-advertising.html')).not.toMatch(/\$(?:<!-- -->)?\d/)
    expect(read('dist/about.html')).toMatch(/1 continent\b/)
    expect(read('dist/contact.html')).toContain('| Cobalto</title>')
    expect(read('dist/contact.html')).toContain('<meta property="og:locale" content="pt_PT">')
    expect(read('dist/contact.html')).toContain('Cobalto & Filhos \\u003cEstúdio>, Lda.')
    const terms = read('dist/terms-of-service.html').replace(/<script.*?<\/script>/gs, '')
    expect(terms).toContain('Cobalto &amp; Filhos &lt;Estúdio&gt;, Lda. ')
    expect(terms, 'a legal name that ends with a dot ends no sentence').not.toContain('Lda..')
    expect(read('dist/llms.txt')).toContain('/blog/category/lojas')
    expect(read('dist/llms.txt')).not.toContain('/blog/category/seo')
    expect(read('.generated/brand.css')).toContain('.category-badge-lojas {')
    expect(read('.generated/migrations/9000_tastings.sql')).toContain('tastings')
  },
)

const deployedTexts = () =>
  globSync(['dist/**/*', '.wrangler/functions/**/*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ file: path.relative(folder, file), text: readFileSync(file, 'latin1') }))

projectTest('no file that is deployed names the sample agency', () => {
  const files = deployedTexts()
  expect(files.length).toBeGreaterThan(100)
  const names = [sample.brand, sample.domain, sample.legalName, sample.phone, sample.governingLaw]
  const leaks = files.flatMap(({ file, text }) =>
    names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
  )
  expect(leaks).toEqual([])
})

projectTest('the server that is deployed sends the words of the agency’s own file of emails', () => {
  const files = deployedTexts()
  const saying = (words: string) => files.filter(({ text }) => text.includes(words)).map(({ file }) => file)
  expect(saying(ownEmail.subject)).toContainEqual(expect.stringMatching(/^dist\/_worker\.js\//))
  expect(saying(ownEmail.beforeLink)).toEqual(saying(ownEmail.subject))
  expect(saying(sampleEmail.beforeLink)).toEqual([])
})

projectTest(
  'the tests that read its words or its configuration pass in it',
  async () => {
    const files = globSync('src/**/*.test.{ts,tsx}', { cwd: folder }).filter(
      (file) =>
        !file.endsWith('.worker.test.ts') &&
        /#content\/|#site\.config|#shared\/formats/.test(readFileSync(path.join(folder, file), 'utf8')),
    )
    expect(files.length).toBeGreaterThan(20)
    const vitest = 'node_modules/vitest/vitest.mjs'
    const { ok, output } = await runInFork([vitest, 'run', '--project', 'unit*', ...files])
    expect(ok, output).toBe(true)
  },
  240_000,
)

test.skipIf(!isSampleBrand || !process.env.FORK_BROWSER)(
  'in a browser, its home page, prices, positions, posts, bookings and dashboard say what its content says',
  async () => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--grep', '@own-site']
    const names = ['blog', 'booking', 'careers', 'dashboard', 'home', 'strategy']
    const port = String(await freePort(8830))
    const { ok, output } = await runInFork(
      [...playwright, ...names.map((name) => `tests/browser/${name}.spec.ts`)],
      { CHROMIUM_PATH: await requireBrowser(), TEST_PORT: port, SITE_URL: `http://localhost:${port}` },
    )
    expect(ok, output).toBe(true)
    expect(output).toContain(`${names.length} passed`)
  },
  240_000,
)

projectTest(
  'every list that may be empty may be so by its type: an agency that empties them all still builds and has tests',
  async () => {
    for (const [name, places] of Object.entries(listsThatMayBeEmpty)) {
      const source = readFileSync(path.join('src/content', name), 'utf8')
      const emptiedSource = emptyLists(source, places)
      expect(emptiedSource, name).not.toBe(source)
      mkdirSync(path.dirname(path.join(folder, 'src/site', name)), { recursive: true })
      writeFileSync(path.join(folder, 'src/site', name), emptiedSource)
    }
    for (const project of ['tsconfig.json', 'tsconfig.node.json']) {
      const compiler = ['node_modules/typescript/bin/tsc', '-p', project]
      const { output } = await runInFork([...compiler, '--noUnusedLocals', 'false', '--singleThreaded'])
      expect(output.trim(), project).toBe('')
    }
  },
  240_000,
)
