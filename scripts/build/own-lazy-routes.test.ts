import { build } from 'vite'
import { expect, test } from 'vitest'
import { ownLazyRoutes } from './own-lazy-routes.ts'

async function importsOf(id: string, source: string): Promise<string[]> {
  const imports: string[] = []
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: id, formats: ['es'] }, rolldownOptions: { external: /^[#@]/ } },
    plugins: [
      {
        name: 'source',
        resolveId: (from) => (from === id ? id : undefined),
        load: (from) => (from === id ? source : null),
      },
      ownLazyRoutes(),
      { name: 'imports', moduleParsed: ({ importedIds }) => void imports.push(...importedIds) },
    ],
  })
  return imports
}

const lazy =
  "import { lazyRouteComponent } from '@tanstack/react-router'\nexport const page = lazyRouteComponent(() => 1)\n"

test('a split route loads through our own lazyRouteComponent', async () => {
  expect(await importsOf('/site/src/routes/about.tsx', lazy)).toEqual(['#render/lazy-route-component.tsx'])
})

test('other imports from the router stay, and so do files that are no routes', async () => {
  const link = "import { Link } from '@tanstack/react-router'\nexport const page = Link\n"
  expect(await importsOf('/site/src/routes/about.tsx', link)).toEqual(['@tanstack/react-router'])
  expect(await importsOf('/site/src/ui/about.tsx', lazy)).toEqual(['@tanstack/react-router'])
})
