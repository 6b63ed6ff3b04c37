import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { listFiles } from './project-files.ts'

test('generated and external folders are left out at every depth', () => {
  const folders = ['src/deep', 'node_modules/x', 'dist-server', 'src/.generated']
  const root = aFolder(Object.fromEntries(folders.map((folder) => [`${folder}/a.ts`, ''])))
  expect(listFiles(root).map((file) => relative(root, file))).toEqual(['src/deep/a.ts'])
})
