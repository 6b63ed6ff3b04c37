import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOwnPublic } from './copy-own-public.ts'

test('hidden files and folders of the own public folder stay out of the build, except .well-known', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'public-'))
  const files = [
    ...['logo.svg', 'press/kit.zip', '.well-known/security.txt', '.well-known/pki/check.txt'],
    ...['.env', '.git/config', 'press/.kit.zip.swp', '.well-known/.DS_Store', 'press/.well-known2/x'],
  ]
  for (const file of files) {
    await mkdir(dirname(join(folder, 'from', file)), { recursive: true })
    await writeFile(join(folder, 'from', file), file)
  }
  await copyOwnPublic(join(folder, 'to'), join(folder, 'from'))
  const copiedFiles = await readdir(join(folder, 'to'), { recursive: true, withFileTypes: true })
  expect(
    copiedFiles
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'to').length + 1))
      .sort(),
  ).toEqual(files.slice(0, 4).sort())
  await rm(folder, { recursive: true })
})

test('without an own public folder nothing is copied', async () => {
  await expect(copyOwnPublic('dist', 'no-such-folder/public')).resolves.toBeUndefined()
})
