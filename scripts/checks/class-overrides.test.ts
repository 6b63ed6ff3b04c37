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
}

function findIn(call: string): Promise<string[]> {
  const files: Record<string, string> = {
    ...components,
    'src/features/site/home/page.tsx': `import { Mark } from '#ui/mark.tsx'\nimport { Tile } from '#ui/tile.tsx'\nexport const page = (isBig) =>\n  ${call}`,
  }
  return findClassOverrides(Object.keys(files), (path) => files[path] ?? '')
}

test('a size that a caller gives to a component with sizes of its own is refused with file and line', async () => {
  expect(await findIn('<Mark className="mt-2 size-12" />')).toEqual([
    'src/features/site/home/page.tsx:4 gives Mark the class "size-12", which competes with its own "size-[1.15em]", "size-6". Which one wins is the style sheet\'s choice: give Mark a variant.',
  ])
})

test('an override is found when it is conditional, one side only, or handed on to another component', async () => {
  expect(await findIn("<Mark className={isBig ? 'h-12' : undefined} />")).toHaveLength(1)
  expect(await findIn("<Mark className={cn('mt-1', isBig && 'text-h2')} />")).toHaveLength(1)
  expect(await findIn('<Tile className="pl-2" />')).toHaveLength(1)
  expect(await findIn('<Tile className="w-9" />')).toHaveLength(1)
})

test('classes for other properties, other widths and other states are the caller’s to give', async () => {
  expect(await findIn('<Mark className="mt-2 rotate-45 text-danger max-sm:size-4 hover:size-7" />')).toEqual(
    [],
  )
})

test('no class in the source overrides what a component sets itself', { timeout: 30_000 }, async () => {
  expect(await findClassOverrides(globSync('src/**/*.tsx'))).toEqual([])
})
