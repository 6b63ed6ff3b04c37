export const paths = {
  post: '/blog/technical-seo-for-sites-that-render-at-the-edge',
  blog: '/api/blog',
  health: '/api/health',
  user: '/api/user',
  none: '/api/nothing',
}

export const names = {
  empty: 'empty response of a Worker',
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

const withBytes = (of: Medians, bytes: Kind) => 3 * of('empty', 'warmMs') + of(bytes, 'warmMs')

export const bars: readonly { text: string; holds: (of: Medians) => boolean }[] = [
  {
    text: 'the least answer costs at most 2 empty responses',
    holds: (of) => of('none', 'warmMs') <= 2 * of('empty', 'warmMs'),
  },
  {
    text: 'a stored page costs at most its bytes and 3 empty responses',
    holds: (of) => of('postStored', 'warmMs') <= withBytes(of, 'postBytes'),
  },
  {
    text: 'a page from the edge cache costs at most the same',
    holds: (of) => of('postCopy', 'warmMs') <= withBytes(of, 'postBytes'),
  },
  {
    text: 'a fresh isolate answers with a stored page in 25 ms, or in 5 times what the empty Worker needs',
    holds: (of) => of('postStored', 'firstMs') <= Math.max(25, 5 * of('empty', 'firstMs')),
  },
]

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
