import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const doors: Record<string, { file: string; open: string[] }> = {
  functions: {
    file: 'functions/api/probe.ts',
    open: ['server', 'contracts', 'shared', 'social', 'seo', 'render', 'built'],
  },
  server: { file: 'src/server/blog/probe.ts', open: ['server', 'contracts', 'shared', 'content', 'social'] },
  render: {
    file: 'src/render/probe.ts',
    open: ['render', 'routes', 'seo', 'api', 'browser', 'contracts', 'shared', 'built', 'social'],
  },
  api: { file: 'src/api/probe.ts', open: ['api', 'browser', 'contracts', 'shared'] },
  browser: { file: 'src/browser/probe.ts', open: ['browser', 'contracts', 'shared'] },
  routes: {
    file: 'src/routes/probe.ts',
    open: ['routes', 'features', 'browser', 'ui', 'seo', 'content', 'contracts', 'shared'],
  },
  feature: {
    file: 'src/features/blog/probe.ts',
    open: ['ui', 'api', 'browser', 'seo', 'content', 'contracts', 'shared'],
  },
  'deep in a feature': {
    file: 'src/features/site/home/probe.ts',
    open: ['ui', 'api', 'browser', 'seo', 'content', 'contracts', 'shared'],
  },
  ui: { file: 'src/ui/probe.ts', open: ['ui'] },
  seo: { file: 'src/seo/probe.ts', open: ['seo', 'content', 'contracts', 'shared'] },
  social: { file: 'src/social/probe.ts', open: ['social', 'content', 'contracts', 'shared'] },
  content: { file: 'src/content/probe.ts', open: ['content', 'contracts', 'shared'] },
  contracts: { file: 'src/contracts/probe.ts', open: ['contracts', 'shared'] },
  shared: { file: 'src/shared/probe.ts', open: ['shared'] },
}
const rooms = [
  'api',
  'browser',
  'built',
  'content',
  'contracts',
  'features',
  'render',
  'routes',
  'seo',
  'server',
  'shared',
  'social',
  'ui',
]

function refusedImports(files: Record<string, string[]>): Map<string, string[]> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rooms-')))
  copyFileSync('biome.json', join(root, 'biome.json'))
  copyFileSync('.gitignore', join(root, '.gitignore'))
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), imports.map((path) => `import '${path}'\n`).join(''))
  }
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
  rmSync(root, { recursive: true })

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
  const imports = rooms.map((room) => `#${room}/x.ts`)
  const refused = refusedImports(Object.fromEntries(Object.values(doors).map(({ file }) => [file, imports])))
  for (const [room, { file, open }] of Object.entries(doors)) {
    const closed = rooms.filter((other) => !open.includes(other)).map((other) => `#${other}/x.ts`)
    expect(refused.get(file), room).toEqual(closed)
  }
})

test('relative paths around the rules are refused too', () => {
  const ways = ['../server/x.ts', '../../server/x.ts', './../../server/x.ts', '../../../src/server/x.ts']
  const files = Object.values(doors).map(({ file }) => file)
  const refused = refusedImports(Object.fromEntries(files.map((file) => [file, ways])))
  for (const file of files) {
    // From deep inside a feature, one step up is still the same feature.
    const closed = file === 'src/features/site/home/probe.ts' ? ways.slice(1) : ways
    expect(refused.get(file), file).toEqual(closed)
  }
})

test('only src/server may import the database driver', () => {
  const drivers = ['drizzle-orm', 'drizzle-orm/d1', 'drizzle-orm/sqlite-core']
  const files = Object.values(doors).map(({ file }) => file)
  const refused = refusedImports(Object.fromEntries(files.map((file) => [file, drivers])))
  for (const file of files)
    expect(refused.get(file), file).toEqual(file.startsWith('src/server/') ? [] : drivers)
})

test('every folder may import the site configuration, its neighbours and generated files', () => {
  const files = Object.values(doors).map(({ file }) => file)
  const refused = refusedImports(
    Object.fromEntries(files.map((file) => [file, ['#site.config.ts', './neighbour.ts']])),
  )
  for (const file of files) expect(refused.get(file), file).toEqual([])
  const render = refusedImports({ 'src/render/document.ts': ['#generated/document-parts.ts'] })
  expect(render.get('src/render/document.ts')).toEqual([])
})

test('tests and scripts may import anything', () => {
  const anything = ['#server/x.ts', '#ui/x.tsx', 'drizzle-orm', '../../server/x.ts']
  const files = [
    'src/ui/probe.test.ts',
    'src/features/site/home/probe.test.tsx',
    'scripts/probe.ts',
    'tests/browser/probe.ts',
  ]
  const refused = refusedImports(Object.fromEntries(files.map((file) => [file, anything])))
  for (const file of files) expect(refused.get(file), file).toEqual([])
})
