import type { RouteWeight, RouteWeights, Weighed, WeightKind } from './weights.ts'

export interface Budgets {
  /** In gzipped bytes, by route. */
  routes: Record<string, RouteWeight>
  /** Of a route that is not listed, such as a page that a fork adds. */
  otherRoutes: RouteWeight
  /** Gzipped bytes that all pages share. */
  shared: SharedWeight
  /** Bytes of script, by file of `functions/`. */
  functions: Record<string, number>
  otherFunctions: number
}

/** The whole file. */
export interface BudgetFile extends Budgets {
  /** How many rows D1 may read for one answer, at any size of the site; the growing worker tests and the bench hold them. */
  rows: Record<string, number>
}

export interface SharedWeight {
  /** Font files that a page preloads. */
  fonts: number
  /** The whole style sheet, which is loaded with the app. */
  styleSheet: number
}

export interface Weights {
  routes: RouteWeights
  shared: Record<keyof SharedWeight, Weighed>
  functions: Record<string, Weighed>
}

/** What of the built site is the sample's own: only then do the numbers of the sample's texts, looks and fonts hold. */
export interface Ownership {
  hasOwnContent: boolean
  hasOwnLooks: boolean
}

const kindNames: Record<WeightKind | keyof SharedWeight, string> = {
  html: 'HTML',
  style: 'inlined style',
  firstScript: 'script before the first intent',
  script: 'script',
  fonts: 'preloaded fonts',
  styleSheet: 'style sheet',
}

/**
 * Returns a line for each weight that is over its budget: where, what, how much, and what of it is heaviest. A site
 * with words or looks of its own has its own HTML, styles and fonts, and some room for its words in scripts.
 */
export function budgetFaults(
  weights: Weights,
  budgets: Budgets,
  { hasOwnContent, hasOwnLooks }: Ownership,
): string[] {
  const isOwn = hasOwnContent || hasOwnLooks
  const scriptAllowance = isOwn ? ownAllowance : 1
  const isHeld = (kind: WeightKind | keyof SharedWeight) =>
    !isOwn || kind === 'script' || kind === 'firstScript'
  const routeFaults = Object.entries(weights.routes).flatMap(([route, kinds]) => {
    const budget = budgets.routes[route] ?? budgets.otherRoutes
    return (Object.keys(kinds) as WeightKind[]).flatMap((kind) => {
      const { path } = kinds[kind]
      const where = path === route ? route : `${route} (${path})`
      return isHeld(kind) ? fault(where, kindNames[kind], kinds[kind], budget[kind] * scriptAllowance) : []
    })
  })
  const sharedFaults = (Object.keys(weights.shared) as (keyof SharedWeight)[]).flatMap((kind) =>
    isHeld(kind) ? fault('every page', kindNames[kind], weights.shared[kind], budgets.shared[kind]) : [],
  )
  const functionFaults = Object.entries(weights.functions).flatMap(([name, weight]) =>
    fault(
      `functions/${name}.ts`,
      'script at its first request',
      weight,
      (budgets.functions[name] ?? budgets.otherFunctions) * scriptAllowance,
    ),
  )
  return [...routeFaults, ...sharedFaults, ...functionFaults]
}

function fault(where: string, what: string, { bytes, contributors }: Weighed, budget: number): string[] {
  if (bytes <= budget) return []
  const heaviest = contributors.map((part) => `${part.name} ${part.bytes}`).join(', ')
  return [
    `${where}: ${what} is ${bytes} bytes, ${Math.ceil(bytes - budget)} over its budget of ${Math.floor(budget)}. Heaviest: ${heaviest}`,
  ]
}

const ownAllowance = 1.25
const allowance = 1.05
const step = 100

/** Returns budgets that leave each of today's weights 5 % of room. */
export function budgetsFor(weights: Weights, functionNames: readonly string[]): Budgets {
  const room = ({ bytes }: { bytes: number }) => Math.ceil((bytes * allowance) / step) * step
  const routes = Object.fromEntries(
    Object.entries(weights.routes).map(([route, kinds]) => [
      route,
      {
        html: room(kinds.html),
        style: room(kinds.style),
        firstScript: room(kinds.firstScript),
        script: room(kinds.script),
      },
    ]),
  )
  const most = (kind: WeightKind) => Math.max(...Object.values(routes).map((route) => route[kind]))
  const named = Object.entries(weights.functions).filter(([name]) => functionNames.includes(name))
  const others = Object.entries(weights.functions).filter(([name]) => !functionNames.includes(name))
  return {
    routes,
    otherRoutes: {
      html: most('html'),
      style: most('style'),
      firstScript: most('firstScript'),
      script: most('script'),
    },
    shared: { fonts: room(weights.shared.fonts), styleSheet: room(weights.shared.styleSheet) },
    functions: Object.fromEntries(named.map(([name, weight]) => [name, room(weight)])),
    otherFunctions: room({ bytes: Math.max(0, ...others.map(([, { bytes }]) => bytes)) }),
  }
}
