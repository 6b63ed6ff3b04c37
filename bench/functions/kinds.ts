import { budgetsFile, readBudgets } from '../../scripts/build/budgets/check-budgets.ts'

export const paths = {
  post: '/blog/technical-seo-for-sites-that-render-at-the-edge',
  blog: '/api/blog',
  health: '/api/health',
  user: '/api/user',
  none: '/api/nothing',
}

export const names = {
  empty: 'empty response of a Worker',
  noneBare: 'body, headers and log line of a JSON 404 from a Worker',
  none: 'JSON 404',
  health: '/api/health',
  user: '/api/user, signed in',
  postBytes: 'bytes of a post’s page from a Worker',
  postCopy: 'post from the edge cache',
  postStored: 'post, stored page',
  postRendered: 'post, rendered anew',
  blogBytes: 'bytes of /api/blog from a Worker',
  blogCopy: '/api/blog from the edge cache',
  blogRead: '/api/blog from the database',
}

export type Kind = keyof typeof names
export const kinds: readonly Kind[] = [
  'empty',
  'noneBare',
  'none',
  'health',
  'user',
  'postBytes',
  'postCopy',
  'postStored',
  'postRendered',
  'blogBytes',
  'blogCopy',
  'blogRead',
]

export interface Measurement {
  startMs: number
  firstMs: number
  warmMs: number
}

type Medians = (kind: Kind, what: keyof Measurement) => number

const bytesOf: Partial<Record<Kind, Kind>> = {
  postCopy: 'postBytes',
  postStored: 'postBytes',
  postRendered: 'postBytes',
  blogCopy: 'blogBytes',
  blogRead: 'blogBytes',
}

interface Bar {
  text: string
  holds: (of: Medians) => boolean
}

const { cpu } = readBudgets()
const fresh = 'first answer of a fresh isolate'
const freshRatio = ratioOf(fresh)
const freshMs = 25

export const bars: readonly Bar[] = [
  ...kinds.flatMap((kind) => (names[kind] in cpu ? [warmBar(kind, ratioOf(names[kind]))] : [])),
  {
    text: `${fresh}, a stored page: at most ${freshMs} ms, or ${freshRatio} times the empty Worker's`,
    holds: (of) => of('postStored', 'firstMs') <= Math.max(freshMs, freshRatio * of('empty', 'firstMs')),
  },
]

function warmBar(kind: Kind, ratio: number): Bar {
  const bytes = bytesOf[kind]
  return {
    text: `${names[kind]}: at most ${ratio} empty responses${bytes ? ' and its bytes' : ''}`,
    holds: (of) => of(kind, 'warmMs') <= ratio * of('empty', 'warmMs') + (bytes ? of(bytes, 'warmMs') : 0),
  }
}

function ratioOf(name: string): number {
  const ratio = cpu[name]
  if (ratio === undefined) throw new Error(`${budgetsFile} has no ratio of processor time for "${name}".`)
  return ratio
}
