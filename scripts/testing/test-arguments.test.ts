import { expect, test } from 'vitest'
import { planTests } from './test-arguments.ts'

test('without arguments both runners run everything', () => {
  expect(planTests([])).toEqual({ vitest: [], playwright: [] })
})

test('a path chooses its runner and leaves the other out', () => {
  expect(planTests(['src/server/auth'])).toEqual({ vitest: ['src/server/auth'] })
  expect(planTests(['tests/browser/pages.spec.ts'])).toEqual({ playwright: ['tests/browser/pages.spec.ts'] })
  expect(planTests(['src/seo', 'tests/browser'])).toEqual({
    vitest: ['src/seo'],
    playwright: ['tests/browser'],
  })
})

test('the name of a test reaches each runner in its own words', () => {
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

test('another flag goes to the one runner that runs', () => {
  expect(planTests(['tests/browser', '--headed'])).toEqual({ playwright: ['tests/browser', '--headed'] })
})

test('a flag that could mean either runner, and a name flag without a name, are refused', () => {
  expect(() => planTests(['--headed'])).toThrow('say for which tests')
  expect(() => planTests(['-t'])).toThrow('needs the name of a test')
})
