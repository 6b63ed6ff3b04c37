import type { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type Access, callers } from '#server/access/access.ts'
import { endpointsOf } from '../builders/endpoints.ts'

const files = import.meta.glob<{ app?: Hono }>(
  ['../../functions/api/**/*.ts', '!../../functions/api/**/*.test.ts', '!../../functions/api/*rest*.ts'],
  { eager: true },
)

const columns = ['endpoint', ...callers, 'somebody else’s record']

function rowOf([endpoint, { who, own, signedBy }]: [string, Access]): string[] {
  const cells = callers.map((caller) => (who.includes(caller) ? 'yes' : ''))
  const reach = signedBy
    ? 'signed requests of the companion Worker only'
    : own
      ? `${own.record}: ${own.reachedBy.join(', ') || 'nobody'}`
      : ''
  return [`\`${endpoint}\``, ...cells, reach]
}

it('docs/access.md lists every endpoint with the access that its file declares', async () => {
  const endpoints = Object.values(files)
    .flatMap(({ app }) => (app ? endpointsOf(app) : []))
    .sort(([a], [b]) => (path(a) < path(b) ? -1 : path(a) > path(b) ? 1 : a < b ? -1 : 1))
  const table = [columns, columns.map(() => '---'), ...endpoints.map(rowOf)]
  const lines = [
    '# Who may call which endpoint',
    '',
    'Each file in `functions/api/` declares its access in `createApi({ access })`. `npm test -- tests/built/access-table.test.ts -u` generates this table from those declarations. A visitor who may not call an endpoint gets 401, a signed-in user 403. For records that belong to one user, the last column says who else may access them; everyone else gets the same response as for a record that does not exist. An endpoint of the companion Worker answers 404 to everybody else.',
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/access.md')
})

const path = (endpoint: string) => endpoint.split(' ')[1] ?? ''
