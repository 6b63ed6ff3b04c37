import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aFolder, writeIn } from '../../tests/builders/folder.ts'
import { copyBuild } from './served-build.ts'

const port = 1
afterAll(() => rmSync(`.wrangler/served/${port}`, { recursive: true, force: true }))

test('what a server serves stays whole while the next build runs, and is the newest build once it starts again', () => {
  const build = aFolder({ '_worker.js/index.js': 'first', 'old.html': 'first' })
  const folder = copyBuild(port, build)
  rmSync(join(build, 'old.html'))
  writeIn(build, '_worker.js/index.js', 'second')
  expect(readFileSync(join(folder, '_worker.js/index.js'), 'utf8')).toBe('first')
  expect(copyBuild(port, build)).toBe(folder)
  expect(readFileSync(join(folder, '_worker.js/index.js'), 'utf8')).toBe('second')
  expect(existsSync(join(folder, 'old.html'))).toBe(false)
})
