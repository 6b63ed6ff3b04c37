import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'

const allowedImports: Record<string, { file: string; allowed: string[] }> = {
  functions: {
    file: 'functions/api/probe.ts',
    allowed: ['domains', 'platform', 'contracts', 'shared', 'social', 'seo', 'render', 'built'],
  },
  platform: {
    file: 'src/server/platform/lists/probe.ts',
    allowed: ['platform', 'contracts', 'shared', 'content', 'social'],
  },
  domain: {
    file: 'src/server/domains/office/probe.ts',
    allowed: ['domains', 'platform', 'contracts', 'shared', 'content', 'social'],
  },
  render: {
    file: 'src/render/probe.ts',
    allowed: ['render', 'routes', 'seo', 'api', 'browser', 'contracts', 'shared', 'built', 'social'],
  },
  api: { file: 'src/api/probe.ts', allowed: ['api', 'browser', 'contracts', 'shared'] },
  browser: { file: 'src/browser/probe.ts', allowed: ['browser', 'contracts', 'shared'] },
  routes: {
    file: 'src/routes/probe.ts',
    allowed: ['routes', 'features', 'browser', 'ui', 'seo', 'content', 'contracts', 'shared'],
  },
  feature: {
    file: 'src/features/blog/probe.ts',
    allowed: ['ui', 'api', 'browser', 'seo', 'content', 'contracts', 'shared'],
  },
  'feature subfolder': {
    file: 'src/features/site/home/probe.ts',
    allowed: ['ui', 'api', 'browser', 'seo', 'content', 'contracts', 'shared'],
  },
  ui: { file: 'src/ui/probe.ts', allowed: ['ui', 'shared'] },
  seo: { file: 'src/seo/probe.ts', allowed: ['seo', 'content', 'contracts', 'shared'] },
  social: { file: 'src/social/probe.ts', allowed: ['social', 'content', 'contracts', 'shared'] },
  content: { file: 'src/content/probe.ts', allowed: ['content', 'contracts', 'shared'] },
  'own content': { file: 'src/site/probe.ts', allowed: ['content', 'contracts', 'shared'] },
  "fork's component": {
    file: 'src/site/components/features/site/home/probe.ts',
    allowed: ['ui', 'api', 'browser', 'seo', 'content', 'contracts', 'shared'],
  },
  "fork's primitive": { file: 'src/site/components/ui/probe.ts', allowed: ['ui', 'shared'] },
  contracts: { file: 'src/contracts/probe.ts', allowed: ['contracts', 'shared'] },
  shared: { file: 'src/shared/probe.ts', allowed: ['shared'] },
}
const folders = [
  'api',
  'browser',
  'built',
  'content',
  'contracts',
  'domains',
  'features',
  'platform',
  'render',
  'routes',
  'seo',
  'shared',
  'social',
  'ui',
]

const isContent = (file: string) => /^src\/(content|site\/(?!components))/.test(file)

function refusedImports(files: Record<string, string[]>): Map<string, string[]> {
  const root = aFolder()
  copyFileSync('biome.json', join(root, 'biome.json'))
  cpSync('scripts/lib/lint', join(root, 'scripts/lib/lint'), { recursive: true })
  copyFileSync('.gitignore', join(root, '.gitignore'))
  for (const [file, imports] of Object.entries(files))
    writeIn(root, file, imports.map((path) => `import '${path}'\n`).join(''))
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--reporter=github',
    '.',
  ]
  const biome = spawnSync(process.execPath, [resolve('node_modules/@biomejs/biome/bin/biome'), ...args], {
    cwd: root,
    encoding: 'utf8',
  })

  const record = /::error title=\S*?noRestrictedImports,file=([^,]+),line=(\d+)/g
  const lines = new Set(
    [...biome.stdout.matchAll(record)].map(([, file = '', line]) => `${relative(root, file)}:${line}`),
  )
  return new Map(
    Object.entries(files).map(([file, imports]) => [
      file,
      imports.filter((_, i) => lines.has(`${file}:${i + 1}`)),
    ]),
  )
}

test('each folder may import exactly the folders that the table lists', () => {
  const imports = folders.map((folder) => `#${folder}/x.ts`)
  const refusedByFile = refusedImports(
    Object.fromEntries(Object.values(allowedImports).map(({ file }) => [file, imports])),
  )
  for (const [folder, { file, allowed }] of Object.entries(allowedImports)) {
    const forbidden = folders.filter((other) => !allowed.includes(other)).map((other) => `#${other}/x.ts`)
    expect(refusedByFile.get(file), folder).toEqual(forbidden)
  }
})

test('relative paths around the rules are refused too', () => {
  const detours = ['../server/x.ts', '../../server/x.ts', './../../server/x.ts', '../../../src/server/x.ts']
  const files = Object.values(allowedImports).map(({ file }) => file)
  const refusedByFile = refusedImports(Object.fromEntries(files.map((file) => [file, detours])))
  for (const file of files) {
    const forbidden = file.endsWith('features/site/home/probe.ts') ? detours.slice(1) : detours
    expect(refusedByFile.get(file), file).toEqual(forbidden)
  }
})

test('only src/server may import the database driver', () => {
  const drivers = ['drizzle-orm', 'drizzle-orm/d1', 'drizzle-orm/sqlite-core']
  const files = Object.values(allowedImports).map(({ file }) => file)
  const refusedByFile = refusedImports(Object.fromEntries(files.map((file) => [file, drivers])))
  for (const file of files)
    expect(refusedByFile.get(file), file).toEqual(file.startsWith('src/server/') ? [] : drivers)
})

test('a domain imports only the domains below it', () => {
  const file = (domain: string) => `src/server/domains/${domain}/probe.ts`
  const allowedDomains: Record<string, string[]> = {
    blog: [],
    schedules: [],
    bookings: ['content', 'schedules'],
    calendars: ['bookings'],
    content: ['blog', 'schedules'],
    identity: ['bookings', 'calendars', 'schedules'],
    messages: ['bookings'],
    newsletter: ['blog'],
    projects: ['bookings', 'identity'],
    site: ['blog', 'content', 'newsletter'],
  }
  const domains = [...Object.keys(allowedDomains), 'office', 'upkeep']
  const refusedByFile = refusedImports(
    Object.fromEntries(
      Object.keys(allowedDomains).map((domain) => [
        file(domain),
        domains.map((other) => `#domains/${other}/x.ts`),
      ]),
    ),
  )
  for (const [domain, allowed] of Object.entries(allowedDomains)) {
    const others = domains.filter((other) => other !== domain && !allowed.includes(other))
    expect(refusedByFile.get(file(domain)), domain).toEqual(others.map((other) => `#domains/${other}/x.ts`))
  }
  const lower = (domain: string): string[] => [domain, ...(allowedDomains[domain] ?? []).flatMap(lower)]
  for (const [domain, allowed] of Object.entries(allowedDomains))
    expect(allowed.flatMap(lower), `${domain} is below itself`).not.toContain(domain)
})

test('functions/ may not open the database: verbs get it from their context', () => {
  const refusedByFile = refusedImports({
    'functions/api/probe.ts': ['#platform/db/open.ts', '#domains/blog/x.ts'],
  })
  expect(refusedByFile.get('functions/api/probe.ts')).toEqual(['#platform/db/open.ts'])
})

test('every folder may import the site configuration, its neighbors and generated files', () => {
  const files = Object.values(allowedImports).map(({ file }) => file)
  const refusedByFile = refusedImports(
    Object.fromEntries(files.map((file) => [file, ['#site.config.ts', './neighbor.ts']])),
  )
  for (const file of files)
    expect(refusedByFile.get(file), file).toEqual(isContent(file) ? ['./neighbor.ts'] : [])
  const render = refusedImports({ 'src/render/document.ts': ['#generated/document-parts.ts'] })
  expect(render.get('src/render/document.ts')).toEqual([])
})

test('tests and scripts may import anything', () => {
  const anything = ['#domains/x.ts', '#ui/x.tsx', 'drizzle-orm', '../../server/x.ts']
  const files = [
    'src/ui/probe.test.ts',
    'src/features/site/home/probe.test.tsx',
    'scripts/probe.ts',
    'tests/browser/probe.ts',
  ]
  const refusedByFile = refusedImports(Object.fromEntries(files.map((file) => [file, anything])))
  for (const file of files) expect(refusedByFile.get(file), file).toEqual([])
})

test("a fork's own tables may refer to the tables of a release, and to nothing else of the server", () => {
  const file = 'src/site/schema/probe.ts'
  const refusedPaths = ['#domains/blog/x.ts', '#platform/db/open.ts', '#ui/x.ts', '../x.ts']
  const allowedPaths = [
    'drizzle-orm/sqlite-core',
    '#platform/db/schema/accounts.ts',
    '#contracts/x.ts',
    './x.ts',
  ]
  expect(refusedImports({ [file]: [...refusedPaths, ...allowedPaths] }).get(file)).toEqual(refusedPaths)
})

test("a fork's component may import what it replaces and the components beside it", () => {
  const file = 'src/site/components/features/site/home/hero.tsx'
  const refusedByFile = refusedImports({
    [file]: ['#features/site/home/hero.tsx', '#features/blog/x.tsx', './services.tsx', '../questions.tsx'],
  })
  expect(refusedByFile.get(file)).toEqual(['#features/blog/x.tsx'])
})

test('primitives, the API client and browser code may import interface texts, and no other content', () => {
  const files = ['src/ui/x.tsx', 'src/api/x.ts', 'src/browser/x.ts', 'src/site/components/ui/x.tsx']
  const imports = ['#content/interface/shell.ts', '#content/interface/controls.ts', '#content/home/page.ts']
  const refusedByFile = refusedImports(Object.fromEntries(files.map((file) => [file, imports])))
  for (const file of files) expect(refusedByFile.get(file), file).toEqual(['#content/home/page.ts'])
})

test('contracts may import interface texts, and no other content', () => {
  const file = 'src/contracts/probe.ts'
  const refusedPaths = ['#content/x.ts', '#content/booking/questions.ts', '#content/home/page.ts']
  expect(refusedImports({ [file]: [...refusedPaths, '#content/interface/answers.ts'] }).get(file)).toEqual(
    refusedPaths,
  )
})

test('the server runs no text as code, makes no expression from input, and draws no weak random values', () => {
  const files = globSync('{functions,workers,src/server,src/shared,src/contracts}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(300)
  const forbidden = /\beval\(|new Function\(|Math\.random|createHash\('(md5|sha1)'|^[ \t].*new RegExp\(/m
  expect(files.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([])
})
