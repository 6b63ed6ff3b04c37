import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { AdminProjectDetail, BookingProjectPlan } from '#contracts/admin-projects.ts'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { milestonesFrom } from '#contracts/milestone-templates.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

async function anAdminWithBooking(overrides: Parameters<typeof addBooking>[1]) {
  await addServices(db)
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const { code } = await addBooking(db, overrides)
  const at = `/api/admin/bookings/${formatCode(code)}/project`
  return { cookie, at, call: (json?: unknown) => send(at, { cookie, ...(json ? { json } : {}) }) }
}

it('the plan of a confirmed booking, sent back, starts its project once', async () => {
  const clientEmail = `${uniqueText()}@everest.example`
  const { call } = await anAdminWithBooking({ status: 'confirmed', clientEmail })
  const planResponse = await call()
  expect(planResponse.status).toBe(200)
  const { client, template, startsOn, ...plan } = await planResponse.json<BookingProjectPlan>()
  expect(client).toMatchObject({ kind: 'invitation', email: clientEmail })
  const { username, name } = client
  const fields = { name: plan.name, description: plan.description, budget: plan.budget, status: 'active' }
  const json = { ...fields, template, startsOn, invitation: { username, name } }
  const startResponse = await call(json)
  expect(startResponse.status).toBe(201)
  const project = await startResponse.json<AdminProjectDetail>()
  const chosenTemplate = milestoneTemplates.find(({ id }) => id === template)
  expect(project).toMatchObject({
    name: plan.name,
    client: { username },
    booking: { companyName: plan.companyName },
  })
  expect(project.milestones.map(({ title, dueOn }) => ({ title, dueOn }))).toEqual(
    chosenTemplate ? milestonesFrom(chosenTemplate, startsOn) : [],
  )
  const again = await call(json)
  expect(again.status).toBe(200)
  expect((await again.json<AdminProjectDetail>()).id).toBe(project.id)
  expect(await (await call()).json()).toMatchObject({ project: { id: project.id } })
})

it('a booking that is not confirmed, and an account that never proved the address, answer 409', async () => {
  const json = { name: 'x', description: 'x', budget: 0, status: 'active' }
  const pending = await anAdminWithBooking({ status: 'pending' })
  const { email: clientEmail } = await addUser(db)
  const unconfirmedClient = await anAdminWithBooking({ status: 'confirmed', clientEmail })
  for (const [{ call }, message] of [
    [pending, projectRefusals['booking-not-confirmed']],
    [unconfirmedClient, projectRefusals['client-unconfirmed']],
  ] as const) {
    expect((await call()).status).toBe(409)
    const refusedResponse = await call(json)
    expect(refusedResponse.status).toBe(409)
    expect(await refusedResponse.json()).toEqual({ message })
  }
})

it.each([
  { name: '' },
  { template: 'none' },
  { template: 7 },
  { startsOn: '2027-02-30' },
  { startsOn: '9999-12-31' },
  { budget: 1.5 },
  { invitation: { username: 'A B', name: 'Asha' } },
  { invitation: undefined },
])('%j answers 400', async (overrides) => {
  const { call } = await anAdminWithBooking({ status: 'confirmed', clientEmail: `${uniqueText()}@x.example` })
  const fields = { name: 'x', description: 'x', budget: 0, status: 'active' }
  const invitation = { username: `u${uniqueText()}`.slice(0, 32).toLowerCase(), name: 'Asha' }
  expect((await call({ ...fields, invitation, ...overrides })).status).toBe(400)
})

it('an unknown booking answers 404', async () => {
  const { cookie } = await anAdminWithBooking({})
  for (const code of ['nothing', 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'])
    expect((await send(`/api/admin/bookings/${code}/project`, { cookie })).status).toBe(404)
})

it('a new project without a booking takes its milestones from a template too', async () => {
  const { cookie } = await anAdminWithBooking({})
  const client = await addUser(db)
  const [template] = milestoneTemplates
  const json = {
    client: client.username,
    name: 'x',
    description: 'x',
    budget: 0,
    status: 'planned',
    template: template?.id ?? null,
    startsOn: '2027-01-31',
  }
  const response = await send('/api/admin/projects', { cookie, json })
  expect(response.status).toBe(201)
  const { milestones } = await response.json<AdminProjectDetail>()
  expect(milestones.map(({ title, dueOn }) => ({ title, dueOn }))).toEqual(
    template ? milestonesFrom(template, '2027-01-31') : [],
  )
  expect((await send('/api/admin/projects', { cookie, json: { ...json, template: 'none' } })).status).toBe(
    400,
  )
})
