import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { fileToEdit, readUsedFiles } from './file-to-edit.ts'

const sharedSentence = 'Followers are checked before a contract.'
const keptSentence = 'We answer every email within a day.'
const composedSentence = 'We answer in 24 hours, in person and by name.'

function aHalfDoneFork() {
  const root = aFolder()
  const write = (file: string, ...texts: string[]) =>
    writeIn(root, file, `export const texts = ${JSON.stringify(texts)}\n`)
  write('src/site.config.ts')
  write('src/content/ads/page.ts', sharedSentence)
  write('src/content/marketing/page.ts', sharedSentence)
  write('src/content/about/page.ts', keptSentence)
  write('src/content/contact/page.ts', 'We answer in ', ', in person and by name.')
  write('src/content/interface/common.ts', sharedSentence)
  write('src/site/ads/page.ts', 'Our own words about ads.')
  write('src/site/about/page.ts', 'Our own words about us.', keptSentence)
  return readUsedFiles(root)
}

const fileFor = (file: string, sentence: string, parts: string[] = [sentence]) =>
  fileToEdit({ file, sentence, parts: new Set(parts) }, aHalfDoneFork())

test('the file to edit is the one that says the sentence, not an override that no longer does', () => {
  expect(fileFor('src/content/ads/page.ts', sharedSentence)).toBe('src/content/marketing/page.ts')
  expect(fileFor('src/content/marketing/page.ts', sharedSentence)).toBe('src/content/marketing/page.ts')
})

test('an override that still says a sentence of the sample is the file to edit', () => {
  expect(fileFor('src/content/about/page.ts', keptSentence)).toBe('src/site/about/page.ts')
})

test('a sentence that a file composes is found by its parts', () => {
  const parts = ['We answer in ', ', in person and by name.']
  expect(fileFor('src/content/contact/page.ts', composedSentence, parts)).toBe('src/content/contact/page.ts')
})

test('a sentence that only the database can have is in no file', () => {
  expect(fileFor('src/content/seed/case-studies.ts', 'More than anybody asked for.')).toBeNull()
})
