import type { Problem, RecordedKind } from '#contracts/problems.ts'
import { collapseSpaces } from '#shared/plain-text.ts'

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

const charsMax = 160

const values = [
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g,
  /\S*@\S*/g,
  /\b[a-z][a-z+.-]*:\/\/\S*/gi,
  /(?<![\w.])\/\S*/g,
  /\b[0-9A-Z]{4}(-[0-9A-Z]{4})+\b/g,
  /\b[a-z0-9-]{20,}\b/g,
  /\b(?![A-Z\d]+_)[\w-]*\d[\w-]*\b/g,
]

/** Returns the message without the values in it, so that equal failures count as one and name nobody. */
export function messageClass(message: string): string {
  const withoutValues = values.reduce((text, pattern) => text.replace(pattern, '…'), message.slice(0, 2000))
  return collapseSpaces(withoutValues).slice(0, charsMax)
}
