import { expect, test } from 'vitest'
import { findUntestedFiles, readCoveredPaths } from './untested-files.ts'

const logic = 'export const mask = (name: string) => (name ? name[0] : "")\n'

function faultsIn(files: Record<string, string>, knownUntested: Record<string, string> = {}) {
  return findUntestedFiles(Object.keys(files), (path) => files[path] ?? '', knownUntested)
}

const missing = (path: string) =>
  `${path} has no test beside it, and no test names it in its "// Covers" comment.`

test('a logic file without any test is named', () => {
  expect(faultsIn({ 'src/shared/mask.ts': logic })).toEqual([missing('src/shared/mask.ts')])
})

test.each(['mask.test.ts', 'mask.test.tsx', 'mask.worker.test.ts'])(
  '%s beside it is a test of it',
  (name) => {
    expect(faultsIn({ 'src/shared/mask.ts': logic, [`src/shared/${name}`]: '' })).toEqual([])
  },
)

test('a test in another folder or under another name does not count', () => {
  const files = { 'src/shared/mask.ts': logic, 'src/ui/mask.test.ts': '', 'src/shared/masks.test.ts': '' }
  expect(faultsIn(files)).toEqual([missing('src/shared/mask.ts')])
})

test('a test may name the files that it covers in its first comment, over several lines', () => {
  const files = {
    'functions/api/[[rest]].ts': logic.replace('mask', 'onRequest'),
    'src/shared/mask.ts': logic,
    'src/shared/code.ts': logic,
    'src/shared/name.ts': logic,
    'tests/browser/booking.spec.ts':
      '// Covers functions/api/[[rest]].ts, src/shared/code.ts\n// and src/shared/mask.ts.\n\n// src/shared/name.ts\n',
  }
  expect(faultsIn(files)).toEqual([missing('src/shared/name.ts')])
})

test('a file that a test names and that is gone is named with its test', () => {
  const files = { 'src/shared/x.test.ts': '// Covers src/shared/gone.ts.\n' }
  expect(faultsIn(files)).toEqual([
    'src/shared/x.test.ts says that it covers src/shared/gone.ts, which does not exist.',
  ])
})

test('only the first comment counts', () => {
  expect(readCoveredPaths("import 'x'\n// Covers src/shared/mask.ts.\n")).toEqual([])
})

test.each([
  ['an object with functions', 'export const rule = { find: (page) => page.title || page.path }\n'],
  ['a function that is exported below', 'function mask(n) {\n  for (;;) n()\n}\nexport { mask }\n'],
  ['a default function', 'export default function mask(n) {\n  if (n) n()\n}\n'],
  ['a handler of Pages', 'const app = create((c) => c.x ?? 1)\nexport const onRequest = handle(app)\n'],
])('%s is logic when the file has a branch', (_, source) => {
  expect(faultsIn({ 'src/shared/mask.ts': source })).toEqual([missing('src/shared/mask.ts')])
})

test.each([
  ['a function without a branch', 'export const twice = (n: number) => 2 * n\n'],
  ['a branch in what is not exported', 'const twice = (n: number) => n || 1\nexport const four = twice(2)\n'],
  ['a guard of a command', 'export async function build() {}\nif (import.meta.main) await build()\n'],
  ['types', 'export type Name = string | null\n'],
])('%s needs no test', (_, source) => {
  expect(faultsIn({ 'src/shared/mask.ts': source })).toEqual([])
})

test.each(['src/content/a.ts', 'src/routes/a.ts', 'src/server/db/schema/a.ts', 'src/a.d.ts', 'src/ui/a.tsx'])(
  '%s needs no test',
  (path) => {
    expect(faultsIn({ [path]: logic })).toEqual([])
  },
)

test('a file in the list of known ones is let through, until it has a test or is gone', () => {
  const knownUntested = { 'src/shared/mask.ts': 'Needs a terminal.' }
  expect(faultsIn({ 'src/shared/mask.ts': logic }, knownUntested)).toEqual([])
  const stale = [
    'src/shared/mask.ts is tested, gone or without logic: delete it from scripts/checks/known-untested.ts.',
  ]
  expect(faultsIn({ 'src/shared/mask.ts': logic, 'src/shared/mask.test.ts': '' }, knownUntested)).toEqual(
    stale,
  )
  expect(faultsIn({}, knownUntested)).toEqual(stale)
})
