import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './project-files.ts'

test('generated and external folders are left out at every depth', () => {
  const root = mkdtempSync(join(tmpdir(), 'project-files-'))
  for (const folder of ['src/deep', 'node_modules/x', 'dist-server', 'src/.generated']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'a.ts'), '')
  }
  const files = listFiles(root).map((file) => relative(root, file))
  rmSync(root, { recursive: true })
  expect(files).toEqual(['src/deep/a.ts'])
})
