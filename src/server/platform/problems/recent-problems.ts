import type { Problem, RecordedKind } from '#contracts/problems.ts'

export interface NotedProblem extends Pick<Problem, 'place' | 'what'> {
  kind: RecordedKind
  count: number
  firstAt: Date
  lastAt: Date
}

const notedMax = 20

let notedProblems = new Map<string, NotedProblem>()

export function noteProblem({ kind, place, what }: Pick<Problem, 'kind' | 'place' | 'what'>): void {
  const key = `${kind} ${place} ${what}`
  const now = new Date()
  const notedProblem = notedProblems.get(key)
  if (notedProblem) {
    notedProblem.count += 1
    notedProblem.lastAt = now
  } else if (notedProblems.size < notedMax) {
    notedProblems.set(key, { kind, place, what, count: 1, firstAt: now, lastAt: now })
  }
}

export const hasNotedProblems = (): boolean => notedProblems.size > 0

export function takeNotedProblems(): NotedProblem[] {
  const problems = [...notedProblems.values()]
  notedProblems = new Map()
  return problems
}
