import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { pathFailure } from './path-failure.ts'
import { PlainFailure } from './plain-failure.ts'

const failureOf = (path: string, use: () => Promise<unknown>) =>
  use().then(
    () => undefined,
    (error: unknown) => pathFailure(path, error),
  )

test('each failure of a path is a sentence with the part of it that is to blame', async () => {
  const folder = aFolder({ 'notes.txt': '' })
  const file = join(folder, 'notes.txt')
  const below = join(file, 'posts/old')
  for (const use of [() => readdir(file), () => mkdir(file, { recursive: true })])
    expect(await failureOf(file, use)).toEqual(new PlainFailure(`${file} is a file, not a folder.`))
  expect(await failureOf(below, () => mkdir(below, { recursive: true }))).toEqual(
    new PlainFailure(`${file} is a file, not a folder.`),
  )
  expect(await failureOf(folder, async () => readFileSync(folder))).toEqual(
    new PlainFailure(`${folder} is a folder, not a file.`),
  )
  const missing = join(folder, 'missing')
  expect(await failureOf(missing, () => open(missing))).toEqual(
    new PlainFailure(`${missing} does not exist.`),
  )
})

test('an error that is not about a path stays as it is', () => {
  const bug = new TypeError('x is not a function')
  expect(pathFailure('/anywhere', bug)).toBe(bug)
})

function run(command: string, args: readonly string[], stateDir: string) {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/commands/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, STATE_DIR: stateDir },
  })
  return { status, stderr: stderr.trim() }
}

test('a command given a file for a folder, or a folder for a file, says so in one sentence', () => {
  const folder = aFolder({ 'notes.txt': '' })
  const file = join(folder, 'notes.txt')
  const stateDir = join(folder, 'state')
  const posts = join(folder, 'posts')
  mkdirSync(join(posts, 'a.md'), { recursive: true })
  const isFile = { status: 1, stderr: `${file} is a file, not a folder.` }
  const isFolder = { status: 1, stderr: `${folder} is a folder, not a file.` }

  expect(run('posts-import', [file], stateDir)).toEqual(isFile)
  expect(run('posts-import', [posts], stateDir)).toEqual({
    status: 1,
    stderr: `${posts} contains no Markdown files.`,
  })
  expect(run('posts-export', [file], stateDir)).toEqual(isFile)
  expect(run('backup', [join(file, 'a.backup')], stateDir)).toEqual(isFile)
  expect(run('restore', [folder], stateDir)).toEqual(isFolder)
  expect(run('init', ['--from', folder], stateDir)).toEqual(isFolder)
  expect(run('audit-verify', [], file)).toEqual(isFile)
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'posts'])
}, 60_000)
