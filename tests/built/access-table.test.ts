import type { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type Access, callers } from '#platform/access/access.ts'
import { proofOf, proofs } from '#platform/access/proofs.ts'
import { endpointsOf } from '#tests/builders/endpoints.ts'

const files = import.meta.glob<{ app?: Hono }>(
  ['../../functions/api/**/*.ts', '!../../functions/api/**/*.test.ts', '!../../functions/api/*rest*.ts'],
  { eager: true },
)

const columns = ['endpoint', ...callers, 'somebody else’s record', 'proof']

const endpoints = Object.values(files)
  .flatMap(({ app }) => (app ? endpointsOf(app) : []))
  .sort(([a], [b]) => (path(a) < path(b) ? -1 : path(a) > path(b) ? 1 : a < b ? -1 : 1))

function rowOf([endpoint, { who, own, signedBy }]: [string, Access]): string[] {
  const cells = callers.map((caller) => (who.includes(caller) ? 'yes' : ''))
  const reach = signedBy
    ? 'signed requests of the companion Worker only'
    : own
      ? `${own.record}: ${own.reachedBy.join(', ') || 'nobody'}`
      : ''
  return [`\`${endpoint}\``, ...cells, reach, proofInWords(endpoint)]
}

function proofInWords(endpoint: string): string {
  const proof = proofOf(endpoint)
  if (typeof proof === 'object') return proof.when
  return { always: 'yes', never: '', password: 'current password' }[proof]
}

it('docs/access.md lists every endpoint with the access that its file declares', async () => {
  const table = [columns, columns.map(() => '---'), ...endpoints.map(rowOf)]
  const lines = [
    '# Who may call which endpoint',
    '',
    'Each file in `functions/api/` declares its access in `createApi({ access })`. `npm test -- tests/built/access-table.test.ts -u` generates this table from those declarations. A visitor who may not call an endpoint gets 401, a signed-in user 403. For records that belong to one user, the last column says who else may access them; everyone else gets the same response as for a record that does not exist. An endpoint of the companion Worker answers 404 to everybody else. Where the column “proof” says so, somebody who has neither signed in nor confirmed who they are within the last 15 minutes gets 403 (`src/server/platform/access/proofs.ts`).',
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/access.md')
})

it('every write of the back office and every DELETE of signed-in people says whether it needs a proof', () => {
  const names = endpoints
    .filter(([endpoint, { who, signedBy }]) => {
      const isOfBackOffice = path(endpoint).startsWith('/api/admin/') && !endpoint.startsWith('GET ')
      const isDeletion = endpoint.startsWith('DELETE ') && !who.includes('visitor') && !signedBy
      return isOfBackOffice || isDeletion
    })
    .map(([endpoint]) => endpoint)
  expect(names.filter((name) => !Object.hasOwn(proofs, name))).toEqual([])
  expect(names.filter((name) => name.startsWith('DELETE /api/admin/') && proofs[name] !== 'always')).toEqual(
    [],
  )
  const known = new Set(endpoints.map(([endpoint]) => endpoint))
  expect(Object.keys(proofs).filter((name) => !known.has(name))).toEqual([])
})

function path(endpoint: string): string {
  return endpoint.split(' ')[1] ?? ''
}
