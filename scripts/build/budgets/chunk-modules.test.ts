import { expect, test } from 'vitest'
import { lengthsByName, moduleName } from './chunk-modules.ts'

test('a module is named by its path in the repository, or by its package', () => {
  const nameOf = (id: string) => moduleName(id, '/site')
  expect(nameOf('/site/src/ui/button.tsx?tsr-split=component')).toBe('src/ui/button.tsx')
  expect(nameOf('/site/node_modules/react-dom/cjs/client.js')).toBe('react-dom')
  expect(nameOf('/site/node_modules/a/node_modules/@tanstack/store/index.js')).toBe('@tanstack/store')
})

test('the modules of a package are added up', () => {
  const of = (renderedLength: number) => ({ renderedLength })
  const modules = {
    '/site/node_modules/react-dom/index.js': of(10),
    '/site/node_modules/react-dom/cjs/client.js': of(900),
    '/site/src/ui/cn.ts': of(5),
  }
  expect(lengthsByName(modules, '/site')).toEqual({ 'react-dom': 910, 'src/ui/cn.ts': 5 })
})
