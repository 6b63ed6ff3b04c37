import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { fill } from '../../../../bench/admin-lists/fill.ts'
import { listCases } from '../../../../bench/admin-lists/lists.ts'
import { appointmentCases } from '../../../../bench/public-lists/appointment-cases.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { rows } from '../../../../scripts/build/budgets/budgets.json'
import { aUserContext } from '#tests/builders/service-context.ts'
import { openDb } from '#platform/db/open.ts'
import { countEverything } from './count-everything.ts'

const { db, rowsReadBy } = countingDatabase(env.DB)
const context = aUserContext(openDb(db), {
  id: 1,
  username: 'bench',
  name: 'Bench',
  email: 'bench@example.com',
  role: 'admin',
})

beforeAll(() => fill(env.DB, 3000), 60_000)

it('the overview reads no more rows than its budget', async () => {
  await countEverything(context)
  expect(await rowsReadBy(() => countEverything(context))).toBeLessThanOrEqual(rows['the overview'])
})

it('each list of the back office reads no more rows than its budget, as it opens and in every filter', async () => {
  const over: string[] = []
  for (const { name, bar, run } of listCases) {
    const budget =
      rows[
        bar === 'same'
          ? 'a list of the back office, as it opens'
          : 'a list of the back office, searched or filtered'
      ]
    const read = await rowsReadBy(() => run(context))
    if (read > budget) over.push(`${name}: ${read} of ${budget}`)
  }
  expect(over).toEqual([])
})

it('free times, reminders, calendars and unread counts read no more rows than they need, however large the table', async () => {
  const plain = { ...context, db: openDb(env.DB) }
  const over: string[] = []
  for (const { name, run, prepare, rowsMax } of appointmentCases) {
    await prepare?.(plain)
    let shownCount = 0
    const read = await rowsReadBy(async () => {
      shownCount = await run(context)
    })
    expect(shownCount > 0, name).toBe(name !== 'reminders, none due')
    if (read > rowsMax(shownCount)) over.push(`${name}: ${read} of ${rowsMax(shownCount)}`)
  }
  expect(over).toEqual([])
})
