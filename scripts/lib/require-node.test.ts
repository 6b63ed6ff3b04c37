import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'

test.each([
  ['not installed', {}],
  ['installed in part, as after a stopped install', { 'node_modules/zod/package.json': '{"name":"zod"}' }],
])('a package that is %s is named in one sentence, with what to do', (_, packages) => {
  const root = aFolder({ ...packages, 'package.json': '{"type":"module"}' })
  cpSync('scripts', join(root, 'scripts'), { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/lib/require-node.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'The package zod is not installed, or only in part. Run `npm ci` without --omit=dev, then this command again.\n',
  )
})
