import { expect, test } from 'vitest'
import { planTests } from './test-arguments.ts'

test('without arguments, both runners run all tests', () => {
  expect(planTests([])).toMatchObject({ vitest: [], playwright: [] })
})

test('a path selects its runner and skips the other', () => {
  expect(planTests(['src/server/domains/identity/auth'])).toEqual({
    vitest: ['src/server/domains/identity/auth'],
    needsBuild: false,
  })
  expect(planTests(['tests/browser/pages.spec.ts'])).toEqual({
    playwright: ['tests/browser/pages.spec.ts'],
    needsBuild: true,
  })
  expect(planTests(['src/seo', 'tests/browser'])).toMatchObject({
    vitest: ['src/seo'],
    playwright: ['tests/browser'],
  })
})

test('a test name is passed to each runner under that runner’s own flag', () => {
  expect(planTests(['-t', 'signs in'])).toMatchObject({
    vitest: ['-t', 'signs in'],
    playwright: ['-g', 'signs in'],
  })
  for (const args of [['--grep', 'signs in'], ['--grep=signs in']]) {
    expect(planTests([...args, 'tests/browser'])).toMatchObject({
      playwright: ['tests/browser', '-g', 'signs in'],
    })
  }
})

test('other flags go to the only runner that runs', () => {
  expect(planTests(['tests/browser', '--headed'])).toMatchObject({
    playwright: ['tests/browser', '--headed'],
  })
})

test('a flag that could belong to either runner is refused, and so is a name flag without a name', () => {
  expect(() => planTests(['--headed'])).toThrow('name the tests it is for')
  expect(() => planTests(['-t'])).toThrow('needs the name of a test')
})

test('only tests that all lie in src/ run without a build', () => {
  const needsBuild = (...args: string[]) => planTests(args).needsBuild
  expect(needsBuild('src/server/platform/email/send-outbox.worker.test.ts', './src/shared')).toBe(false)
  expect(needsBuild('src/server', 'functions/api/login.test.ts')).toBe(true)
  expect(needsBuild('srcs')).toBe(true)
  expect(needsBuild('-t', 'signs in')).toBe(true)
  expect(needsBuild()).toBe(true)
})
