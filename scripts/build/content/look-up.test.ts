import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { findCollection, listContent, writeLookUp } from './look-up.ts'

const project = (...files: string[]) =>
  aFolder(Object.fromEntries(files.map((file) => [file, 'export const text = 1\n'])))

const sample = ['src/site.config.ts', 'src/content/home/page.ts', 'src/content/home/faqs.ts']
const lookUp = (root: string, name: string) => readFileSync(join(root, '.generated/content/en', name), 'utf8')

test("a file of the fork's own takes the place of the sample's, and others stay", () => {
  const root = project(...sample, 'src/site/home/page.ts')
  writeLookUp(root)
  expect(lookUp(root, 'home/page.ts')).toBe("export * from '../../../../src/site/home/page.ts'\n")
  expect(lookUp(root, 'home/faqs.ts')).toBe("export * from '../../../../src/content/home/faqs.ts'\n")
  expect(lookUp(root, 'site.config.ts')).toBe("export * from '../../../src/site.config.ts'\n")
})

test('the configuration and pages that the sample does not have are found too', () => {
  const root = project(...sample, 'src/site/site.config.ts', 'src/site/prices/page.ts')
  expect(listContent(root)).toEqual([
    { name: 'home/faqs.ts', file: 'src/content/home/faqs.ts', isOwn: false },
    { name: 'home/page.ts', file: 'src/content/home/page.ts', isOwn: false },
    { name: 'prices/page.ts', file: 'src/site/prices/page.ts', isOwn: true },
    { name: 'site.config.ts', file: 'src/site/site.config.ts', isOwn: true },
  ])
})

test('tables of the fork’s own are found by their name, and are no content', () => {
  const root = project(...sample, 'src/site/schema/referrals.ts')
  writeLookUp(root)
  expect(lookUp(root, 'schema/referrals.ts')).toBe(
    "export * from '../../../../src/site/schema/referrals.ts'\n",
  )
  expect(listContent(root).map(({ name }) => name)).not.toContain('schema/referrals.ts')
})

test('a file that is deleted leaves the look-up, tests never enter it, and what is unchanged is not written', () => {
  const root = project(...sample, 'src/site/home/page.ts', 'src/content/home/page.test.ts')
  writeLookUp(root)
  const before = statSync(join(root, '.generated/content/en/home/faqs.ts')).mtimeMs
  rmSync(join(root, 'src/site/home/page.ts'))
  rmSync(join(root, 'src/content/home/page.ts'))
  writeLookUp(root)
  expect(() => lookUp(root, 'home/page.ts')).toThrow()
  expect(() => lookUp(root, 'home/page.test.ts')).toThrow()
  expect(statSync(join(root, '.generated/content/en/home/faqs.ts')).mtimeMs).toBe(before)
})

test('a collection is the fork’s as soon as its folder holds a file, and the sample’s until then', () => {
  const root = project(...sample, 'src/content/careers/jobs/1.ts', 'src/content/careers/jobs/2.ts')
  const entries = () => readFileSync(join(root, '.generated/entries/careers/jobs.ts'), 'utf8')
  mkdirSync(join(root, 'src/site/careers/jobs'), { recursive: true })
  writeLookUp(root)
  expect(findCollection('careers/jobs', root)).toBe('src/content/careers/jobs')
  expect(entries()).toContain("[{ id: '1', exported: entry0 }, { id: '2', exported: entry1 }]")
  expect(entries()).toContain('isSample: boolean = true')

  writeIn(root, 'src/site/careers/jobs/editor.ts', 'export const job = 1\n')
  writeLookUp(root)
  expect(findCollection('careers/jobs', root)).toBe('src/site/careers/jobs')
  expect(entries()).toBe(
    [
      "import * as entry0 from '../../../src/site/careers/jobs/editor.ts'",
      'export const isSample: boolean = false',
      "export const entries = [{ id: 'editor', exported: entry0 }]",
      '',
    ].join('\n'),
  )
  expect(listContent(root).filter(({ name }) => name.startsWith('careers/jobs/'))).toEqual([
    { name: 'careers/jobs/editor.ts', file: 'src/site/careers/jobs/editor.ts', isOwn: true },
  ])
})

test('a folder that holds only .gitkeep is a collection without entries', () => {
  const root = project(...sample, 'src/content/careers/jobs/1.ts', 'src/site/careers/jobs/.gitkeep')
  writeLookUp(root)
  expect(readFileSync(join(root, '.generated/entries/careers/jobs.ts'), 'utf8')).toContain('entries = []')
})

test("a file for one locale is found before the fork's file for all locales", () => {
  const root = project(
    ...sample,
    'src/site/home/page.ts',
    'src/site/en/home/page.ts',
    'src/site/en/posts/a.md',
  )
  expect(listContent(root, 'en').map(({ file }) => file)).toEqual([
    'src/content/home/faqs.ts',
    'src/site/en/home/page.ts',
    'src/site.config.ts',
  ])
  expect(findCollection('posts', root, 'en')).toBe('src/site/en/posts')
})

test("a fork's tables and modules beside its components are no content", () => {
  const root = project(...sample, 'src/site/components/ui/sizes.ts', 'src/site/schema/referrals.ts')
  expect(listContent(root).map(({ name }) => name)).toEqual([
    'home/faqs.ts',
    'home/page.ts',
    'site.config.ts',
  ])
})

test("the fork's theme enters the style sheet while it is there", () => {
  const root = project(...sample, 'src/site/theme.css')
  const theme = () => readFileSync(join(root, '.generated/theme.css'), 'utf8')
  writeLookUp(root)
  expect(theme()).toBe('@import "../src/site/theme.css";\n')
  rmSync(join(root, 'src/site/theme.css'))
  writeLookUp(root)
  expect(theme()).toBe('')
})
