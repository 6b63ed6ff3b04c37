import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { ownComponents } from './own-components.ts'

async function bundle(files: Record<string, string>, ssr: boolean): Promise<string> {
  const root = aFolder(files)
  const input = join(root, 'src/main.tsx')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownComponents(root)],
    resolve: { alias: { '#ui': join(root, 'src/ui') } },
    build: { write: false, minify: false, ssr: ssr ? input : false, rolldownOptions: { input } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((one) => ('code' in one ? one.code : '')).join('\n')
}

const files = {
  'src/main.tsx': `import { badge } from '#ui/badge.tsx'\nimport { hero } from './features/site/home/hero.tsx'\nconsole.log(badge, hero)`,
  'src/ui/badge.tsx': `import { word } from './word.ts'\nexport const badge = 'original badge ' + word`,
  'src/ui/word.ts': `export const word = 'word beside the original'`,
  'src/features/site/home/hero.tsx': `import { part } from './part.tsx'\nexport const hero = part`,
  'src/features/site/home/part.tsx': `export const part = 'original part'`,
}
const own = 'src/site/components'

test.each([
  ['browser', false],
  ['server', true],
])(
  'in the %s’s bundle a fork’s component is used by name and by relative path, with what lies beside the original',
  async (_, ssr) => {
    const code = await bundle(
      {
        ...files,
        [`${own}/ui/badge.tsx`]: `import { word } from './word.ts'\nexport const badge = 'own badge ' + word`,
        [`${own}/features/site/home/part.tsx`]: `export const part = 'own part'`,
      },
      ssr,
    )
    for (const text of ['own badge', 'word beside the original', 'own part']) expect(code).toContain(text)
    for (const text of ['original badge', 'original part']) expect(code).not.toContain(text)
  },
)

test('a fork’s component may wrap what it replaces', async () => {
  const code = await bundle(
    {
      ...files,
      [`${own}/ui/badge.tsx`]: `import { badge as original } from '#ui/badge.tsx'\nexport const badge = ['wrapped', original]`,
    },
    false,
  )
  expect(code).toContain('wrapped')
  expect(code).toContain('original badge')
})

test('without components of a fork nothing changes', async () => {
  expect(await bundle(files, false)).toContain('original badge')
})
