import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codemod } from './0002-merged-modules.ts'

const content = 'src/site/home/page.ts'

test('an import of a merged module names the module that has its exports now', () => {
  const before =
    "import { countedInWords } from '#shared/count-in-words.ts'\nimport { formatMoney } from '#shared/formats.ts'\n"
  const after = codemod.edit(content, before)
  expect(after).toBe(
    "import { countedInWords } from '#shared/words.ts'\nimport { formatMoney } from '#shared/formats.ts'\n",
  )
  expect(codemod.edit(content, after ?? '')).toBe(after)
})

test('relative imports of a replaced component are read beside the original', () => {
  const component = 'src/site/components/features/site/services/product/team.tsx'
  expect(codemod.edit(component, "import { groupColours } from './group-colours.ts'\n")).toBe(
    "import { groupColours } from '#features/site/services/service-look.ts'\n",
  )
  expect(codemod.edit(component, "import { Team } from '../story-card.tsx'\n")).toContain('../story-card.tsx')
})

test('texts that are no modules are left alone', () => {
  expect(codemod.edit('src/site/pages/about.md', '`#shared/pluralize.ts`')).toBeNull()
})

test('each new module exists and each old one is gone', () => {
  const text = readFileSync('scripts/fork/upgrade/codemods/0002-merged-modules.ts', 'utf8')
  const fileOf = (module = '') =>
    `src/${module.slice(1).replace(/^(server\/db|platform)\//, (folder) => (folder === 'platform/' ? 'server/platform/' : 'server/platform/db/'))}`
  const pairs = [...text.matchAll(/^ {2}'(#.+)': '(#.+)',$/gm)]
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter(([, from]) => existsSync(fileOf(from))).map(([, from]) => from)).toEqual([])
  expect(pairs.filter(([, , to]) => !existsSync(fileOf(to))).map(([, , to]) => to)).toEqual([])
})
