import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findMisnumbered, listMigrations } from '../../cloud/migrations/list-migrations.ts'
import { aReleaseAndItsFork, removeTestProjects, runUpgrade, type TestProject } from './test-project.ts'

afterAll(removeTestProjects, 60_000)

const notCopied =
  /^(node_modules|dist.*|\.wrangler|\.generated|\.git|\.dev\.vars|test-results|playwright-report)$/

const isOurs = (file: string) => file !== join('src', 'site') && basename(file) !== 'node_modules'

function copyThisProject({ root }: TestProject): void {
  for (const entry of readdirSync('.')) {
    if (notCopied.test(entry)) continue
    cpSync(entry, join(root, entry), { recursive: true, filter: isOurs })
  }
}

function edit(project: TestProject, file: string, change: (text: string) => string): void {
  const before = project.read(file)
  const after = change(before)
  expect(after, `${file} was not edited`).not.toBe(before)
  project.write({ [file]: after })
}

const setField = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`"${name}": "[^"]*"`), `"${name}": "${value}"`)

function makeOwn(fork: TestProject): void {
  fork.write({
    'src/site/site.config.ts': fork.read('src/site.config.ts').replace("brand: 'Ridgeline'", "brand: 'Acme'"),
    'src/site/home/page.ts': fork.read('src/content/home/page.ts'),
    'src/site/navigation.ts': fork.read('src/content/navigation.ts'),
    'src/site/migrations/9000_referrals.sql': 'create table referrals (id integer primary key);\n',
    'src/site/cloud.json': '{ "project": "acme", "siteUrl": "https://acme.example" }\n',
  })
  const before = JSON.parse(fork.read('package.json')).name
  edit(fork, 'package.json', setField('name', 'acme'))
  edit(fork, 'package.json', setField('description', 'The website of Acme.'))
  edit(fork, 'package-lock.json', (text) => text.replaceAll(`"name": "${before}"`, '"name": "acme"'))
  fork.commit('Make the site ours')
}

const nextVersion = '99.0.0'

function makeNextRelease(upstream: TestProject): void {
  const { version } = JSON.parse(upstream.read('package.json'))
  edit(upstream, 'package.json', setField('version', nextVersion))
  edit(upstream, 'package-lock.json', (text) =>
    text.replaceAll(`"version": "${version}",\n`, `"version": "${nextVersion}",\n`),
  )
  edit(upstream, 'package.json', setField('hono', '4.14.0'))
  edit(upstream, 'CHANGELOG.md', (text) =>
    text.replace('## [Unreleased]', `## [Unreleased]\n\n## [${nextVersion}] - 2026-12-01`),
  )
  edit(upstream, 'wrangler.toml', (text) => text.replace('"2026-10-01"', '"2026-10-15"'))
  edit(upstream, 'src/site.config.ts', (text) => text.replace('foundedYear: 2017', 'foundedYear: 2018'))
  edit(
    upstream,
    'src/content/home/page.ts',
    (text) => `${text}\nexport const novelty = 'New in this release.'\n`,
  )
  edit(
    upstream,
    'src/content/contact/copy.ts',
    (text) => `${text}\nexport const novelty = 'New in this release.'\n`,
  )
  edit(
    upstream,
    'src/server/platform/db/schema/accounts.ts',
    (text) => `${text}\nexport const addedTable = 1\n`,
  )
  upstream.write({ 'migrations/0100_next.sql': 'create table next (id integer primary key);\n' })
  upstream.commit('The second release')
  upstream.git.read('tag', `v${nextVersion}`)
}

test('a fork with its own site, migrations, cloud settings and package name takes the next release without a conflict', {
  timeout: 60_000,
}, async () => {
  const { upstream, fork } = aReleaseAndItsFork(copyThisProject)
  makeOwn(fork)
  const before = fork.git.read('rev-parse', 'HEAD')
  makeNextRelease(upstream)

  const { failure, printedLines, calls } = await runUpgrade(fork)
  expect(failure).toBeNull()
  expect(calls).toEqual(['install', 'tryMigrations migrations/0100_next.sql', 'build', 'checkTypes'])
  expect(fork.git.read('status', '--porcelain')).toBe('')
  expect(JSON.parse(fork.read('package.json'))).toMatchObject({
    name: 'acme',
    description: 'The website of Acme.',
    version: nextVersion,
    dependencies: { hono: '4.14.0' },
  })
  expect(JSON.parse(fork.read('package-lock.json'))).toMatchObject({ name: 'acme', version: nextVersion })
  expect(fork.read('src/site/site.config.ts')).toContain("brand: 'Acme'")
  expect(fork.read('wrangler.toml')).toContain('2026-10-15')
  expect(
    listMigrations(fork.root)
      .map(({ name }) => name)
      .slice(-2),
  ).toEqual(['0100_next.sql', '9000_referrals.sql'])
  expect(findMisnumbered(listMigrations(fork.root))).toEqual([])

  const shownAt = printedLines.indexOf('New or changed texts of the sample that your site now shows:')
  const replacedAt = printedLines.findIndex((line) =>
    line.startsWith('Files that yours in src/site/ replace'),
  )
  expect(printedLines.slice(shownAt + 1, replacedAt)).toEqual(['  changed src/content/contact/copy.ts'])
  expect(printedLines.slice(replacedAt + 1, replacedAt + 3)).toEqual([
    '  changed src/content/home/page.ts',
    '  changed src/site.config.ts',
  ])
  expect(printedLines.at(-1)).toBe(`To go back to where you were: git reset --hard ${before} && npm ci`)
})

test('a merge by git alone has no conflict beside the lock file either', { timeout: 60_000 }, () => {
  const { upstream, fork } = aReleaseAndItsFork(copyThisProject)
  makeOwn(fork)
  makeNextRelease(upstream)
  fork.git.read('fetch', '--quiet', 'upstream')
  fork.git.test('merge', '--no-commit', 'upstream/main')
  expect(fork.git.read('diff', '--name-only', '--diff-filter=U')).toBe('package-lock.json')
})
