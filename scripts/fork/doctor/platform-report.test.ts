import { expect, test } from 'vitest'
import { aFolder, writeIn } from '../../../tests/builders/folder.ts'
import { reportPlatform } from './platform-report.ts'
import { measurePlatform, type PlatformUse } from './platform-use.ts'

const today = '2026-11-29'
const toml = 'name = "site"\npages_build_output_dir = "./dist"\ncompatibility_date = "2026-10-01"\n'
const policy = "  Content-Security-Policy: style-src 'self'\n"

function aBuild(files: Readonly<Record<string, string | Buffer>> = {}): string {
  return aFolder({
    'dist/_worker.js/index.js': 'export default {}',
    'dist/_headers': `/*\n${policy}`,
    'dist/_redirects': '/old /new 301\n',
    'dist/_routes.json': JSON.stringify({ version: 1, include: ['/api/*'], exclude: [] }),
    'dist/about.html': '<h1>About</h1>',
    'migrations/0000_first.sql': 'create table notes (id integer primary key);',
    'wrangler.toml': toml,
    ...files,
  })
}

const reportOf = async (files: Parameters<typeof aBuild>[0], plan: 'free' | 'paid' = 'free') =>
  reportPlatform(await measurePlatform(aBuild(files)), plan, today)

const routesOf = (exclude: readonly string[], include: readonly string[] = ['/careers/*']) =>
  JSON.stringify({ version: 1, include, exclude })

test('a small build is measured, and nothing of it is near a limit', async () => {
  const use = await measurePlatform(
    aBuild({
      'dist/_headers': `# a comment\n/*\n${policy}/assets/*\n  Cache-Control: immutable\nhttps://site.pages.dev/*\n  X-Robots-Tag: noindex\n`,
      'dist/_redirects': '/a /b 301\n/c/* /d 301\n/e /f 301\n',
      'dist/_worker.js/chunks/a.js': 'x'.repeat(983),
      'dist/assets/big.js': 'x'.repeat(5_000),
      'migrations/0001_rows.sql': `insert into notes values (1);\ninsert into notes values (${'1'.repeat(300)});`,
      'src/site/cloud.json': JSON.stringify({ vars: { MAIL_FROM: 'Agency <hello@agency.example>' } }),
    }),
  )
  expect(use).toMatchObject({
    modules: 2,
    workerSize: 1_000,
    files: 2,
    largestFile: { name: 'assets/big.js', size: 5_000 },
    pages: ['/about'],
    headers: { rules: 3, longest: policy.trim().length, allowAnyStyle: false },
    redirects: { rules: 1, dynamic: 2, longest: 11 },
    routes: { rules: 1, longest: 6 },
    largestStatement: { name: 'migrations/0001_rows.sql' },
    settings: { variables: 1, largestVariable: { name: 'MAIL_FROM', size: 29 } },
  })
  expect(use.largestStatement.size).toBeGreaterThan(300)
  const { faults, warnings, lines } = reportPlatform(use, 'free', today)
  expect([...faults, ...warnings]).toEqual([])
  expect(lines.at(-1)).toBe('14 limits checked for the free plan: 0 exceeded, 0 nearly used up.')
  expect(lines.find((line) => line.includes('_headers, rules'))).toMatch(
    /^ {2}_headers, rules +3 +100 +97 +100 +97 +3 % +Merge or remove text pages/,
  )
})

test('four fifths of a limit are a warning with what to do, and more than all of it a fault', async () => {
  const variables = (count: number) =>
    `${toml}[vars]\n${Array.from({ length: count }, (_, i) => `V${i} = "x"`).join('\n')}\n`
  expect((await reportOf({ 'wrangler.toml': variables(51) })).warnings).toEqual([])
  const near = await reportOf({ 'wrangler.toml': variables(52) })
  expect(near.faults).toEqual([])
  expect(near.warnings).toEqual([
    'variables in wrangler.toml and cloud.json: 52 of 64. Secrets count too. Put what no deployment changes into src/site/site.config.ts.',
  ])
  expect((await reportOf({ 'wrangler.toml': variables(64) })).faults).toEqual([])
  expect((await reportOf({ 'wrangler.toml': variables(65) })).faults).toHaveLength(1)
  expect((await reportOf({ 'wrangler.toml': variables(65) }, 'paid')).faults).toEqual([])
})

const rows = (count: number) => `insert into notes values ${'(1),'.repeat(count)}(2);`

test.each([
  [
    'a line of _headers',
    { 'dist/_headers': `/*\n  X-Long: ${'x'.repeat(2_000)}\n` },
    '_headers, longest line',
  ],
  ['101 rules of _headers', { 'dist/_headers': `/a\n${policy}`.repeat(101) }, '_headers, rules: 101 of 100'],
  ['a redirect', { 'dist/_redirects': `/a /${'x'.repeat(1_000)} 301` }, '_redirects, longest line'],
  [
    '101 wildcard redirects',
    { 'dist/_redirects': '/a/* /b 301\n'.repeat(101) },
    '_redirects, with a wildcard',
  ],
  [
    '101 routing rules',
    { 'dist/_routes.json': routesOf(Array.from({ length: 100 }, (_, i) => `/careers/${i}`)) },
    '_routes.json, rules: 101 of 100',
  ],
  [
    'a routing rule',
    { 'dist/_routes.json': routesOf([`/careers/${'x'.repeat(100)}`]) },
    '_routes.json, longest rule: 109 of 100',
  ],
  ['a file', { 'dist/film.mp4': Buffer.alloc(26_214_401) }, 'largest file (film.mp4)'],
  [
    'a statement',
    { 'migrations/0001_rows.sql': rows(25_000) },
    'largest statement (migrations/0001_rows.sql): 100.03 KB of 100 KB',
  ],
  [
    'a variable',
    { 'wrangler.toml': `${toml}[vars]\nTEXT = "${'x'.repeat(5_001)}"` },
    'largest variable (TEXT)',
  ],
])('%s beyond the limit is named', async (_, files, name) => {
  const { faults, lines } = await reportOf(files)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(name)
  expect(lines[0]).toBe('Over the limit')
})

test('what wrangler.toml may not have in a Pages project is named before the upload', async () => {
  const { faults } = await reportOf({
    'wrangler.toml': `${toml.replace('2026-10-01', '2027-01-01')}[triggers]\ncrons = ["* * * * *"]\n`,
  })
  expect(faults).toEqual([
    'wrangler.toml has "triggers", which Cloudflare refuses for a Pages project: only a Worker may have it, such as the one of workers/clock/wrangler.toml.',
    'wrangler.toml has the compatibility_date 2027-01-01, which Cloudflare refuses until that day.',
  ])
})

test('an experimental flag is mentioned, with the way to do without it', async () => {
  const { lines } = await reportOf({
    'wrangler.toml': `${toml}compatibility_flags = ["nodejs_compat", "new_module_registry"]\n`,
  })
  expect(lines.join('\n')).toContain('wrangler.toml sets new_module_registry')
})

test('a site with more text pages than rules is told what it loses', async () => {
  const folder = aBuild({
    'dist/_headers': "/*\n  Content-Security-Policy: style-src 'self' 'unsafe-inline'; img-src 'self'\n",
    'dist/_routes.json': routesOf(['/careers/life/0']),
  })
  for (const number of [0, 1, 2]) writeIn(folder, `dist/careers/life/${number}.html`, '<h1>Life</h1>')
  const use: PlatformUse = await measurePlatform(folder)
  expect(reportPlatform(use, 'free', today).warnings).toEqual([
    'The headers of 4 static pages allow any style element, because _headers has room for 91 of them. Each page allows its own alone in a meta element, which makes browsers ask for fonts and pictures a little later (docs/decisions/035-inline-styles.md).',
    '2 static pages (/careers/life/1 …) are answered by the Worker, because _routes.json has no rule left: each view counts as one of the plan’s requests and takes some milliseconds longer.',
  ])
})
