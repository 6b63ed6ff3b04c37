import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findClassOverrides } from './class-overrides.ts'

const components = {
  'src/ui/mark.tsx': `
    const mark = cva('shrink-0 text-small', { variants: { size: { text: 'size-[1.15em]', large: 'size-6' } } })
    export function Mark({ size, className }) { return <svg className={cn(mark({ size }), className)} /> }`,
  'src/ui/tile.tsx': `
    import { Mark } from './mark.tsx'
    export function Tile({ className }) { return <Mark className={cn('p-4', className)} /> }`,
  'src/ui/any-mark.tsx': `
    import { Mark } from './mark.tsx'
    export function AnyMark(props) { return <Mark {...props} /> }`,
}

function findIn(call: string): Promise<string[]> {
  const files: Record<string, string> = {
    ...components,
    'src/features/site/home/page.tsx': `import { Mark } from '#ui/mark.tsx'\nimport { Tile } from '#ui/tile.tsx'\nimport { AnyMark } from '#ui/any-mark.tsx'\nexport const page = (isBig) =>\n  ${call}`,
  }
  return findClassOverrides(Object.keys(files), (path) => files[path] ?? '')
}

test('a caller’s size class on a component with sizes of its own is reported with file and line', async () => {
  expect(await findIn('<Mark className="mt-2 size-12" />')).toEqual([
    'src/features/site/home/page.tsx:5 passes "size-12" to Mark, which competes with its own "size-[1.15em]", "size-6". The style sheet\'s order decides which one wins; give Mark a variant instead.',
  ])
})

test('an override is found when it is conditional, on one side only, or passed on to another component', async () => {
  expect(await findIn("<Mark className={isBig ? 'h-12' : undefined} />")).toHaveLength(1)
  expect(await findIn("<Mark className={cn('mt-1', isBig && 'text-h2')} />")).toHaveLength(1)
  expect(await findIn('<Tile className="pl-2" />')).toHaveLength(1)
  expect(await findIn('<Tile className="w-9" />')).toHaveLength(1)
  expect(await findIn('<AnyMark name="x" className="w-9" />')).toHaveLength(1)
})

test('a caller may set other properties, or the same ones at other widths and states', async () => {
  expect(await findIn('<Mark className="mt-2 rotate-45 text-danger max-sm:size-4 hover:size-7" />')).toEqual(
    [],
  )
})

test('no class in the source overrides a component’s own', { timeout: 30_000 }, async () => {
  expect(await findClassOverrides(globSync('src/**/*.tsx'))).toEqual([])
})
