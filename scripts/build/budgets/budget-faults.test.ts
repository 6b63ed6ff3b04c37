import { expect, test } from 'vitest'
import { type Budgets, budgetFaults, budgetsFor, type Weights } from './budget-faults.ts'

const sample = { hasOwnContent: false, hasOwnLooks: false }
const aWeight = (bytes: number, name = 'a part') => ({
  bytes,
  contributors: [{ name, bytes }],
  path: '/about',
})

const weights = (changes: { html?: number; style?: number; script?: number } = {}): Weights => ({
  routes: {
    '/about': {
      html: aWeight(changes.html ?? 10_000, 'markup and text'),
      style: aWeight(changes.style ?? 4000, '.hero'),
      firstScript: aWeight(900, 'inline script'),
      script: aWeight(changes.script ?? 100_000, 'src/features/site/about/chart.tsx'),
    },
  },
  shared: { fonts: aWeight(40_000), styleSheet: aWeight(20_000) },
  functions: { 'api/health': aWeight(300_000, 'hono'), 'api/login': aWeight(400_000, 'zod') },
})

const budgets: Budgets = budgetsFor(weights(), ['api/health'])

test('a site within its budgets passes', () => {
  expect(budgetFaults(weights(), budgets, sample)).toEqual([])
})

test('a page that outgrows its budget is named with the kind, the number, the budget and its heaviest module', () => {
  expect(budgetFaults(weights({ script: 116_000 }), budgets, sample)).toEqual([
    '/about: script is 116000 bytes, 1000 over its budget of 115000. Heaviest: src/features/site/about/chart.tsx 116000',
  ])
})

test('a longer text fails the sample only, because a site has texts of its own', () => {
  const long = weights({ html: 30_000 })
  expect(budgetFaults(long, budgets, sample)).toEqual([
    expect.stringContaining('/about: HTML is 30000 bytes'),
  ])
  expect(budgetFaults(long, budgets, { hasOwnContent: true, hasOwnLooks: false })).toEqual([])
})

test('a site with words or components of its own has its own styles, and no more script than its words add', () => {
  for (const own of [
    { hasOwnContent: true, hasOwnLooks: false },
    { hasOwnContent: false, hasOwnLooks: true },
  ]) {
    expect(budgetFaults(weights({ style: 9000, script: 120_000 }), budgets, own)).toEqual([])
    expect(budgetFaults(weights({ script: 200_000 }), budgets, own)).toHaveLength(1)
  }
})

test('a page without a budget of its own is held to the largest of the others', () => {
  const { routes, ...rest } = weights({ script: 116_000 })
  const newPageWeights = { routes: { '/new': routes['/about'] ?? expect.fail() }, ...rest }
  expect(budgetFaults(newPageWeights, budgets, sample)).toEqual([
    expect.stringContaining('/new (/about): script'),
  ])
})

test('a Function that loads a large package is named with it', () => {
  const base = weights()
  const heavy = { ...base, functions: { ...base.functions, 'api/health': aWeight(1_400_000, 'satori') } }
  expect(budgetFaults(heavy, budgets, sample)).toEqual([
    'functions/api/health.ts: script at its first request is 1400000 bytes, 1055000 over its budget of 345000. Heaviest: satori 1400000',
  ])
})
