import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { findDeadReferences, findDeadTitles } from './dead-references.ts'

const document = (text: string) => join(aFolder({ 'page.md': text }), 'page.md')

test('existing paths are not reported, whatever surrounds them', () => {
  const text =
    'See `scripts/commands/start.ts`, (scripts/commands/dev.ts). `functions/api/[[rest]].ts`, src/*.ts and `migrations/`.'
  expect(findDeadReferences(document(text))).toEqual([])
})

test('a cited file that does not exist is named', () => {
  expect(findDeadReferences(document('First `src/gone.ts`, then scripts/gone/*.ts.'))).toEqual([
    'src/gone.ts',
    'scripts/gone/*.ts',
  ])
})

test('a broken relative link is named; URLs and anchors are ignored', () => {
  const dead = findDeadReferences(
    document('[a](missing.md#part) [b](https://example.com/src/x) [c](#here) [d](javascript:alert(1))'),
  )
  expect(dead).toHaveLength(1)
  expect(dead[0]).toMatch(/missing\.md$/)
})

test('a link whose text is its path is not reported, unless the file is missing', () => {
  const folder = aFolder({
    'page.md': '[package.json](package.json) [src/gone.ts](src/gone.ts)',
    'package.json': '',
  })
  expect(findDeadReferences(join(folder, 'page.md'))).toEqual(['src/gone.ts', join(folder, 'src/gone.ts')])
})

test('a command that is missing from package.json is named', () => {
  expect(findDeadReferences(document('`npm run check`, `npm run no-such-command`'))).toEqual([
    'npm run no-such-command',
  ])
})

test('a cited test title that its file does not hold any more is named', () => {
  const file = 'scripts/gate/checks/dead-references.test.ts'
  const title = 'a broken relative link is named; URLs and anchors are ignored'
  expect(findDeadTitles(`\`${file}\`: "${title}"`)).toEqual([])
  const missingTitle = title.replace('link', 'anchor')
  expect(findDeadTitles(`| \`${file}\`: "${title}", "${missingTitle}" |`)).toEqual([
    `${file}: "${missingTitle}"`,
  ])
})
