import { expect, test } from 'vitest'
import { planTests } from './test-arguments.ts'

test('without arguments, both runners run all tests', () => {
  expect(planTests([])).toEqual({ vitest: [], playwright: [] })
})

test('a path selects its runner and skips the other', () => {
  expect(planTests(['src/server/auth'])).toEqual({ vitest: ['src/server/auth'] })
  expect(planTests(['tests/browser/pages.spec.ts'])).toEqual({ playwright: ['tests/browser/pages.spec.ts'] })
  expect(planTests(['src/seo', 'tests/browser'])).toEqual({
    vitest: ['src/seo'],
    playwright: ['tests/browser'],
  })
})

test('a test name is passed to each runner under that runner’s own flag', () => {
  expect(planTests(['-t', 'signs in'])).toEqual({
    vitest: ['-t', 'signs in'],
    playwright: ['-g', 'signs in'],
  })
  for (const args of [['--grep', 'signs in'], ['--grep=signs in']]) {
    expect(planTests([...args, 'tests/browser'])).toEqual({
      playwright: ['tests/browser', '-g', 'signs in'],
    })
  }
})

test('other flags go to the only runner that runs', () => {
  expect(planTests(['tests/browser', '--headed'])).toEqual({ playwright: ['tests/browser', '--headed'] })
})

test('a flag that could belong to either runner is refused, and so is a name flag without a name', () => {
  expect(() => planTests(['--headed'])).toThrow('name the tests it is for')
  expect(() => planTests(['-t'])).toThrow('needs the name of a test')
})
