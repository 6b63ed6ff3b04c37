import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { adaptOwnFolder } from './upgrade.ts'
import {
  aReleaseAndItsFork,
  manifest,
  release,
  removeTestProjects,
  runUpgrade,
  small,
} from './test-project.ts'

afterEach(removeTestProjects)

test('an upgrade is refused while changes are not committed, and names them', async () => {
  const { upstream, fork } = small()
  release(upstream, '0.2.0', {})
  fork.write({ 'src/ui/button.ts': 'export const size = 2\n', 'notes.txt': 'mine' })
  const { failure, calls } = await runUpgrade(fork)
  expect(failure).toBe(
    'There are changes that are not committed: src/ui/button.ts, notes.txt. Commit or stash them first.',
  )
  expect(calls).toEqual([])
  expect(fork.read('package.json')).toContain('0.1.0')
})

test('the newest release is taken by its version, and a second upgrade has nothing to do', async () => {
  const { upstream, fork } = small()
  for (const version of ['0.9.0', '0.10.0']) release(upstream, version, {})
  expect((await runUpgrade(fork)).printedLines[0]).toBe('From 0.1.0 to v0.10.0 (0.10.0).')
  expect((await runUpgrade(fork)).printedLines).toEqual(['This project already contains v0.10.0.'])
})

test('a release is named by its tag with or without v, a branch by its name, and a wrong name is answered with the releases', async () => {
  const { upstream, fork } = small()
  release(upstream, '0.2.0', {})
  release(upstream, '0.3.0', {})
  expect((await runUpgrade(fork, { to: '0.2.0' })).failure).toBeNull()
  expect(fork.read('package.json')).toContain('0.2.0')
  expect((await runUpgrade(fork, { to: '9.9.9' })).failure).toBe(
    'upstream has no tag or branch 9.9.9. Its releases: v0.1.0, v0.2.0, v0.3.0.',
  )
  expect((await runUpgrade(fork, { to: 'main', from: upstream.root })).failure).toBeNull()
  expect(fork.read('package.json')).toContain('0.3.0')
})

test('without a remote called upstream, the command says how to add it', async () => {
  const { fork } = small()
  fork.git.read('remote', 'rename', 'upstream', 'origin')
  expect((await runUpgrade(fork)).failure).toContain('git remote add upstream <url>')
})

test('a conflict names the file and what each side did, and --continue does the rest once it is committed', async () => {
  const { upstream, fork } = small()
  fork.write({ 'src/ui/button.ts': 'export const size = 2\n' })
  fork.commit('Make buttons larger')
  release(upstream, '0.2.0', { 'src/ui/button.ts': 'export const size = 3\n' })

  const first = await runUpgrade(fork)
  expect(first.failure).toContain(
    'src/ui/button.ts: you changed it (“Make buttons larger”), the release changed it (“Release 0.2.0”)',
  )
  expect(first.failure).toContain('git merge --abort')
  expect(first.calls).toEqual([])
  expect((await runUpgrade(fork, { continue: true })).failure).toContain('Commit the merge first.')

  fork.write({ 'src/ui/button.ts': 'export const size = 2.5\n' })
  fork.commit('Upgrade to v0.2.0')
  const second = await runUpgrade(fork, { continue: true })
  expect(second.failure).toBeNull()
  expect(second.calls).toContain('build')
  expect((await runUpgrade(fork, { continue: true })).failure).toBe('No upgrade is under way.')
})

test('--continue stops at files that were committed with their conflicts, and names them', async () => {
  const { upstream, fork } = small()
  const guide = { 'docs/guide.md': 'Such marks are shown:\n<<<<<<< HEAD\n=======\n>>>>>>> release\n' }
  fork.write({ 'src/ui/button.ts': 'export const size = 2\n', 'own.ts': 'export const own = 1 << 2\n' })
  fork.commit('Make buttons larger')
  release(upstream, '0.2.0', { 'src/ui/button.ts': 'export const size = 3\n', ...guide })
  await runUpgrade(fork)
  fork.commit('Upgrade to v0.2.0')
  const { failure, calls } = await runUpgrade(fork, { continue: true })
  expect(failure).toContain('not resolved, between <<<<<<< and >>>>>>>: src/ui/button.ts. ')
  expect(calls).toEqual([])
  fork.write({ 'src/ui/button.ts': 'export const size = 2.5\n' })
  fork.commit('Resolve it')
  expect((await runUpgrade(fork, { continue: true })).failure).toBeNull()
})

test('a table of endpoints that both sides extended is the release’s, and lists the fork’s endpoints anew', async () => {
  const { upstream, fork } = aReleaseAndItsFork((first) =>
    first.write({ 'package.json': manifest({}), 'docs/access.md': 'GET /a\n' }),
  )
  release(upstream, '0.2.0', { 'docs/access.md': 'GET /a\nGET /b\n' })
  fork.write({ 'docs/access.md': 'GET /a\nGET /own\n' })
  fork.commit('An endpoint of our own')
  const listAccess = async () => {
    fork.write({ 'docs/access.md': `${fork.read('docs/access.md')}GET /own\n` })
    return null
  }
  expect((await runUpgrade(fork, {}, { listAccess })).failure).toBeNull()
  expect(fork.git.read('show', 'HEAD:docs/access.md')).toBe('GET /a\nGET /b\nGET /own')
})

test('a merge that was given up is not continued', async () => {
  const { upstream, fork } = small()
  fork.write({ 'src/ui/button.ts': 'export const size = 2\n' })
  fork.commit('Make buttons larger')
  release(upstream, '0.2.0', { 'src/ui/button.ts': 'export const size = 3\n' })
  await runUpgrade(fork)
  fork.git.read('merge', '--abort')
  expect((await runUpgrade(fork, { continue: true })).failure).toContain('is no longer merged')
})

test('a codemod of the release changes src/site/ in a commit of its own, once, and no other file', async () => {
  const { upstream, fork } = small()
  fork.write({ 'src/site/home/page.ts': 'export const heading = "Acme"\n', 'src/own.ts': 'heading' })
  fork.commit('Make it ours')
  const codemod = `export const codemod = {
    version: '0.2.0',
    does: 'heading is called title',
    edit: (file, text) => text.replaceAll('heading', 'title'),
  }\n`
  release(upstream, '0.2.0', { 'scripts/fork/upgrade/codemods/0001-heading-to-title.ts': codemod })
  const { printedLines } = await runUpgrade(fork)
  expect(printedLines).toContain('Changed src/site/: heading is called title (0.2.0): src/site/home/page.ts')
  expect(fork.read('src/site/home/page.ts')).toBe('export const title = "Acme"\n')
  expect(fork.read('src/own.ts')).toBe('heading')
  expect(fork.git.read('log', '-1', '--format=%s')).toBe('Adapt src/site/ to v0.2.0')

  release(upstream, '0.3.0', {})
  expect((await runUpgrade(fork)).printedLines.join('\n')).not.toContain('heading')
  expect(fork.read('src/site/format.json')).toContain('"format": 1')
})

test('a codemod that came with a release merged by hand runs with the next upgrade, or when asked for', async () => {
  const { upstream, fork } = small()
  fork.write({
    'src/site/home/page.ts': 'export const heading = "Acme"\n',
    'src/site/format.json': '{ "format": 1 }',
  })
  fork.commit('Make it ours')
  const codemod = (from: string, to: string) =>
    `export const codemod = { version: '0.2.0', does: '${from} is ${to}', edit: (file, text) => text.replaceAll('${from}', '${to}') }\n`
  release(upstream, '0.2.0', {
    'scripts/fork/upgrade/codemods/0001-acme.ts': codemod('Acme', 'Nobody'),
    'scripts/fork/upgrade/codemods/0002-heading-to-title.ts': codemod('heading', 'title'),
  })
  fork.git.read('pull', '--quiet', '--no-rebase', '--no-edit', 'upstream', 'main')
  release(upstream, '0.3.0', {})
  expect((await runUpgrade(fork)).printedLines.join('\n')).toContain('heading is title')
  expect(fork.read('src/site/home/page.ts')).toBe('export const title = "Acme"\n')
  expect(fork.read('src/site/format.json')).toContain('"format": 2')

  fork.write({
    'src/site/home/page.ts': 'export const heading = "Acme"\n',
    'src/site/format.json': '{ "format": 1 }',
  })
  const printedLines: string[] = []
  await adaptOwnFolder(fork.root, (line) => printedLines.push(line))
  expect(fork.read('src/site/home/page.ts')).toContain('title')
  expect(printedLines.at(-1)).toContain('format 2')
})

test("a fork's own package is locked again, and one that both changed follows the release and is reported", async () => {
  const { upstream, fork } = small()
  fork.write({ 'package.json': manifest({ name: 'acme', dependencies: { own: '1.0.0', shared: '1.0.0' } }) })
  fork.commit('Add our packages')
  upstream.write({ 'package.json': manifest({ version: '0.2.0', dependencies: { shared: '2.0.0' } }) })
  upstream.commit('Release 0.2.0')
  upstream.git.read('tag', 'v0.2.0')
  const { printedLines, calls, failure } = await runUpgrade(fork)
  expect(failure).toBeNull()
  expect(printedLines).toContain(
    'package.json dependencies.shared: "1.0.0" is yours, "2.0.0" the release\'s; the release\'s stays',
  )
  expect(calls.slice(0, 2)).toEqual(['addOwnPackages', 'install'])
  expect(JSON.parse(fork.read('package.json'))).toMatchObject({
    name: 'acme',
    version: '0.2.0',
    dependencies: { own: '1.0.0', shared: '2.0.0' },
  })
})

test('a step that fails is named at the end, the others still run, the way back is printed, and all run again when it is mended', async () => {
  const { upstream, fork } = small()
  const before = fork.git.read('rev-parse', 'HEAD')
  release(upstream, '0.2.0', { 'src/content/about/copy.ts': 'export const text = "New"\n' })
  const { failure, calls, printedLines } = await runUpgrade(
    fork,
    {},
    {
      build: async () => 'npm run build failed; see above.',
      tryMigrations: async () => ({ ok: false, result: 'The copy refused 0002_next.sql.' }),
    },
  )
  expect(failure).toBe(
    'v0.2.0 is merged, but not ready to deploy:\n  The copy refused 0002_next.sql.\n  npm run build failed; see above.\nFix this and commit it, then `npm run upgrade -- --continue` repeats these steps.',
  )
  expect(calls).toEqual(['install', 'checkTypes'])
  expect(printedLines).toContain('  new src/content/about/copy.ts')
  expect(printedLines.at(-1)).toBe(`To go back to where you were: git reset --hard ${before} && npm ci`)

  const again = await runUpgrade(fork, { continue: true })
  expect(again.failure).toBeNull()
  expect(again.calls).toEqual(['install', 'tryMigrations', 'build', 'checkTypes'])
  expect(existsSync(join(fork.root, '.wrangler/upgrade.json'))).toBe(false)
})

test('originals of own texts and components that a release changed are listed, with the command that shows how', async () => {
  const { upstream, fork } = small()
  const component = 'export const Badge = () => null\n'
  const ownFiles = { 'src/site/home/page.ts': '', 'src/site/components/ui/badge.tsx': component }
  release(upstream, '0.2.0', { 'src/ui/badge.tsx': component, 'src/ui/card.tsx': component })
  await runUpgrade(fork)
  fork.write(ownFiles)
  fork.commit('Make it ours')
  const newComponent = `${component}// changed\n`
  release(upstream, '0.3.0', {
    'src/content/home/page.ts': 'export const title = "New"\n',
    'src/ui/badge.tsx': newComponent,
    'src/ui/card.tsx': newComponent,
    'src/ui/badge.test.tsx': '',
  })
  const { printedLines } = await runUpgrade(fork)
  const heading = printedLines.findIndex((line) => line.startsWith('Files that yours in src/site/ replace'))
  expect(printedLines.slice(heading + 1, -3)).toEqual([
    '  changed src/content/home/page.ts',
    '  changed src/ui/badge.tsx',
  ])
  const command = /git (diff \w+ \w+ -- )<file>$/.exec(printedLines[heading + 3] ?? '')?.[1] ?? ''
  const diff = fork.git.read(...command.trim().split(' '), 'src/ui/badge.tsx')
  expect(diff).toContain('+// changed')
})

test('a project without the history of the releases is told how to connect it', async () => {
  const { fork } = small()
  const { upstream } = small()
  upstream.write({ 'other.txt': 'another beginning' })
  upstream.git.read('checkout', '--quiet', '--orphan', 'apart')
  upstream.commit('Another beginning')
  expect((await runUpgrade(fork, { from: upstream.root, to: 'apart' })).failure).toContain(
    'A project without history',
  )
})
