import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { contentRefusals } from '#content/interface/answers.ts'
import type { AdminJob, ListedJob } from '#contracts/jobs.ts'
import type { ListResponse } from '#contracts/lists.ts'
import { openDb } from '#platform/db/open.ts'
import { jobs } from '#platform/db/schema/jobs.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { aJobInput } from '#tests/builders/jobs.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { addJob } from '#tests/builders/stored-jobs.ts'
import { send } from '#tests/worker/send.ts'
import { site } from '#site.config.ts'

const db = openDb(env.DB)
const { cookie } = await aSignedInUser(db, { role: 'admin' })
const path = '/api/admin/jobs'
const today = agencyDay(new Date())

beforeEach(async () => {
  await addJob(db)
  await db.delete(jobs)
})

const create = (changes?: Record<string, unknown>) => send(path, { cookie, json: aJobInput(changes) })
const change = (id: number, json: object) => send(`${path}/${id}`, { cookie, method: 'PATCH', json })
const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message
const list = async (query = '') => (await send(path + query, { cookie })).json<ListResponse<ListedJob>>()

async function created(changes?: Record<string, unknown>): Promise<AdminJob> {
  const response = await create(changes)
  expect(response.status, await response.clone().text()).toBe(201)
  return response.json()
}

it('a new job is open and remote, was posted today, and its address is the next number', async () => {
  const { id } = await created()
  const next = await created()
  expect(next).toMatchObject({
    id: id + 1,
    slug: String(id + 1),
    status: 'open',
    state: 'open',
    location: 'Remote',
    employmentType: 'full-time',
    postedOn: today,
    closedOn: null,
    revision: 1,
  })
  expect(await (await send(`${path}/${next.id}`, { cookie })).json()).toEqual(next)
})

it('the number of a deleted job is not used again', async () => {
  const { id } = await created()
  expect((await send(`${path}/${id}`, { cookie, method: 'DELETE' })).status).toBe(204)
  expect((await created()).id).toBe(id + 1)
})

it('the same job sent again within a minute is not a second one', async () => {
  const input = aJobInput({ countries: ['Portugal'], salary: { min: 1, max: 2 } })
  const responses = [await send(path, { cookie, json: input }), await send(path, { cookie, json: input })]
  const [first, second] = await Promise.all(responses.map((response) => response.json<AdminJob>()))
  expect(second).toEqual(first)
  expect(await db.$count(jobs)).toBe(1)
})

it('names of structured data and of the page are taken for type and location', async () => {
  const { employmentType, location } = await created({
    employmentType: 'PART_TIME',
    location: 'REMOTE',
  })
  expect([employmentType, location]).toEqual(['part-time', 'Remote'])
})

it('a change names the day on which a job was closed, and opening it takes the day back', async () => {
  const { id } = await created()
  expect(await (await change(id, { status: 'closed' })).json()).toMatchObject({
    closedOn: today,
    state: 'closed',
    revision: 2,
  })
  expect(await (await change(id, { status: 'open' })).json()).toMatchObject({ closedOn: null, state: 'open' })
})

it('emptied optional fields are gone, and fields that are not sent stay', async () => {
  const job = await created({
    summary: 'Keeps.',
    countries: ['Portugal'],
    milestones: ['A week', 'A month', 'A quarter'],
    salary: { min: 40_000, max: 55_000 },
  })
  expect(job.salary).toEqual({ min: 40_000, max: 55_000, per: 'year' })
  const response = await change(job.id, { summary: '', countries: [], milestones: null, salary: null })
  const after = await response.json<AdminJob>()
  expect(Object.keys(after)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(summary|countries|milestones|salary)$/)]),
  )
  expect(after).toMatchObject({ title: job.title, requirements: job.requirements })
})

it('a save that began from an older revision is refused, and one whose answer was lost is not', async () => {
  const { id, revision } = await created()
  expect((await change(id, { title: 'First', revision })).status).toBe(200)
  const lost = await change(id, { title: 'First', revision })
  expect(lost.status).toBe(200)
  const conflict = await change(id, { title: 'Second', revision })
  expect([conflict.status, await messageOf(conflict)]).toEqual([409, contentRefusals['content-conflict']])
})

const refusedInputs: [what: string, changes: Record<string, unknown>, says: string][] = [
  ['no title', { title: ' ' }, 'The title is missing.'],
  ['a long title', { title: 'x'.repeat(121) }, 'The title has at most 120 characters.'],
  ['no responsibility', { responsibilities: [] }, 'Responsibilities are missing.'],
  ['an empty requirement', { requirements: [''] }, 'A requirement is missing.'],
  ['an unknown place', { location: 'Atlantis' }, 'The location is Remote, or the city of an office'],
  ['an unknown type', { employmentType: 'forever' }, 'The type of employment is one of full-time, part-time'],
  ['an unknown country', { countries: ['Atlantis'] }, 'A country is given by its English name'],
  ['a country twice', { countries: ['Portugal', 'PT'] }, 'A country is named twice.'],
  ['two milestones', { milestones: ['A', 'B'] }, 'Give three milestones'],
  ['a salary in words', { salary: 'a lot' }, 'The salary has a lowest and a highest amount'],
  ['a salary upside down', { salary: { min: 2, max: 1 } }, 'The lowest salary is above the highest.'],
  ['a day that no calendar has', { closesOn: '2026-02-30' }, 'Enter the date as a day'],
  ['a day beyond the calendar', { closesOn: '9999-12-31' }, 'Choose a day in the years 2000 to 2999.'],
  [
    'a last day before the first',
    { postedOn: '2026-02-02', closesOn: '2026-02-01' },
    'The last day is before',
  ],
  ['an unknown status', { status: 'draft' }, 'The status is open or closed.'],
]

it.each(refusedInputs)('a job with %s is refused with a sentence', async (_, changes, says) => {
  const response = await create(changes)
  expect([response.status, await messageOf(response)]).toEqual([400, expect.stringContaining(says)])
  expect(await db.$count(jobs)).toBe(0)
})

it('a change that does not fit the other fields is refused', async () => {
  const { id } = await created({ postedOn: '2026-02-02', countries: ['Portugal'] })
  const early = await change(id, { closesOn: '2026-02-01' })
  expect([early.status, await messageOf(early)]).toEqual([400, expect.stringContaining('2026-02-02')])
  const inOffice = await change(id, { location: site.offices[0]?.city })
  expect([inOffice.status, await messageOf(inOffice)]).toEqual([
    400,
    expect.stringContaining('Only a remote job has countries'),
  ])
})

it.each(['GET', 'PATCH', 'DELETE'])('%s of a job that does not exist answers 404', async (method) => {
  for (const id of ['999999', '0', 'abc', '1e3', '%00']) {
    const json = method === 'PATCH' ? { title: 'Another' } : undefined
    const response = await send(`${path}/${id}`, { cookie, method, json })
    expect([response.status, await messageOf(response)], id).toEqual([404, contentRefusals['job-not-found']])
  }
})

it('the list shows the newest first, by status and by words of title and department', async () => {
  await addJob(db, { title: 'Gardener', department: 'Grounds' })
  await addJob(db, { title: 'Küchenhilfe', department: 'Kitchen', closesOn: addDays(today, -1) })
  await addJob(db, { title: 'Gatekeeper', department: 'Grounds', status: 'closed', closedOn: today })
  const titles = async (query?: string) => (await list(query)).items.map(({ title }) => title)
  expect(await titles()).toEqual(['Gatekeeper', 'Küchenhilfe', 'Gardener'])
  expect(await titles('?status=open')).toEqual(['Gardener'])
  expect(await titles('?status=closed')).toEqual(['Gatekeeper', 'Küchenhilfe'])
  expect(await titles('?search=grounds')).toEqual(['Gatekeeper', 'Gardener'])
  expect(await titles('?search=kuchen')).toEqual(['Küchenhilfe'])
  expect(await titles('?search=grounds&status=open')).toEqual(['Gardener'])
  expect(await titles('?search=%20%22*')).toEqual([])
})

it('pages of the list follow each other, and a cursor of another list is refused', async () => {
  for (let count = 0; count < 55; count += 1) await addJob(db)
  const first = await list()
  expect([first.items.length, first.next === null]).toEqual([50, false])
  const second = await list(`?after=${first.next}`)
  expect([second.items.length, second.next]).toEqual([5, null])
  expect((await send(`${path}?after=x`, { cookie })).status).toBe(400)
})
