import type { RouteWeight, RouteWeights, Weight, WeightKind } from './weights.ts'

export interface Budgets {
  routes: Record<string, RouteWeight>
  otherRoutes: RouteWeight
  shared: SharedWeight
  functions: Record<string, number>
  otherFunctions: number
}

export interface BudgetFile extends Budgets {
  rows: Record<string, number>
  /** Processor time divided by that of an empty Worker, without what sending the body costs (bench/functions). */
  cpu: Record<string, number>
}

export interface SharedWeight {
  fonts: number
  styleSheet: number
}

export interface Weights {
  routes: RouteWeights
  shared: Record<keyof SharedWeight, Weight>
  functions: Record<string, Weight>
}

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

function fault(where: string, what: string, { bytes, contributors }: Weight, budget: number): string[] {
  if (bytes <= budget) return []
  const heaviest = contributors.map((part) => `${part.name} ${part.bytes}`).join(', ')
  return [
    `${where}: ${what} is ${bytes} bytes, ${Math.ceil(bytes - budget)} over its budget of ${Math.floor(budget)}. Heaviest: ${heaviest}`,
  ]
}

const ownAllowance = 1.25
const allowance = 1.15
const step = 100

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
  const namedFunctions = Object.entries(weights.functions).filter(([name]) => functionNames.includes(name))
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
    functions: Object.fromEntries(namedFunctions.map(([name, weight]) => [name, room(weight)])),
    otherFunctions: room({ bytes: Math.max(0, ...others.map(([, { bytes }]) => bytes)) }),
  }
}
