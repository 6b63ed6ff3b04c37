import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { postBody, postAdmin } from '#tests/worker/admin-posts.ts'
import { aConversation } from '#tests/worker/conversations.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

const password = 'granite\u200blantern\tharbour'

it.each(['json', 'form'] as const)('a booking sent as %s is stored as its client sees it', async (type) => {
  const input = aBookingInput({
    companyName: 'Everest\tOutfitters\u0000\u2028',
    contactName: '\ufeffAsha\u00ad Rai\u202e',
    clientEmail: 'asha\u200d@everest.example\u200b',
    notes: 'One\u2028two\u000bthree\u0007',
  })
  const texts = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value ?? '')]))
  const response = await send('/api/bookings', type === 'json' ? { json: input } : { form: texts })
  expect(response.status).toBe(type === 'json' ? 201 : 303)
  const [booking] = await db.select().from(bookings).orderBy(desc(bookings.id)).limit(1)
  expect(booking).toMatchObject({
    companyName: 'Everest Outfitters',
    contactName: 'Asha Rai',
    clientEmail: 'asha@everest.example',
    notes: 'One\ntwo\nthree',
  })
})

it('an account is found under a username pasted with marks, and its password keeps every character', async () => {
  const username = `mina-${uniqueText()}`
  const registration = {
    username: `${username}\u200b`,
    name: 'Mina\u0085Gurung',
    email: `${username}@example.com\u200e`,
  }
  expect((await send('/api/register', { json: { ...registration, password } })).status).toBe(201)
  const [user] = await db.select().from(users).where(eq(users.username, username))
  expect(user).toMatchObject({ name: 'Mina Gurung', email: `${username}@example.com` })
  const signIn = (typed: string) =>
    send('/api/login', { json: { username: `\ufeff${username}`, password: typed } })
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(password.replace('\u200b', ''))).status).toBe(401)
})

it('a subscriber is the address without marks', async () => {
  const email = `reader-${uniqueText()}@example.com`
  for (const json of [{ email: `${email}\u200b` }, { email: `\u2060${email}` }])
    expect((await send('/api/newsletter', { json })).status).toBeLessThan(300)
  expect(await db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))).toBe(1)
})

it('a post keeps its lines and joiners', async () => {
  const admin = await postAdmin()
  const slug = `post-${uniqueText()}`
  const fields = {
    slug: `${slug}\u200b`,
    title: 'می\u200cخواهم\u0007',
    content: 'One.\f\n## Two\u0000\n\n👩\u200d💻',
  }
  const response = await admin.create(postBody({ ...fields, tags: ['seo\t\u200b'] }))
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    slug,
    title: 'می\u200cخواهم',
    content: 'One.\n\n## Two\n\n👩\u200d💻',
    tags: ['seo'],
  })
})

it('a message keeps its lines, and one of marks alone is empty', async () => {
  const { owner, read, write } = await aConversation()
  expect((await write(owner.cookie, 'One\u0085two\u001b\r\nthree')).status).toBe(201)
  expect((await read(owner.cookie)).messages.at(-1)?.body).toBe('One\ntwo\nthree')
  expect((await write(owner.cookie, '\u200b\u0000')).status).toBe(400)
})

it('the back office saves projects, services, issues and days off without marks', async () => {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const client = await aSignedInUser(db)
  const project = await send('/api/admin/projects', {
    cookie,
    json: {
      client: `${client.user.username}\u200b`,
      name: 'New\tsite\u0000',
      description: 'One\u2029two',
      status: 'planned',
      budget: 1000,
    },
  })
  expect(project.status).toBe(201)
  expect(await project.json()).toMatchObject({ name: 'New site', description: 'One\ntwo' })
  const service = await send('/api/admin/services/1', {
    method: 'PATCH',
    cookie,
    json: { price: 'Only\u000b901 NPR\u2060', features: ['Audit\u00ad'], description: 'One\u0000 two.' },
  })
  expect(await service.json()).toMatchObject({
    price: 'Only 901 NPR',
    features: ['Audit'],
    description: 'One two.',
  })
  const issue = await send('/api/admin/newsletter/issues', {
    cookie,
    json: { subject: 'News\r\nBcc: all@example.com', content: '\ufeff# News' },
  })
  expect(await issue.json()).toMatchObject({ subject: 'News Bcc: all@example.com', content: '# News' })
  const schedule = await send(`/api/schedules/${user.id}`, {
    method: 'PUT',
    cookie,
    json: {
      isOpen: false,
      timeZone: 'Europe/Lisbon',
      slotMinutes: 60,
      bufferMinutes: 0,
      noticeHours: 0,
      daysAhead: 30,
      weeklyHours: [],
      daysOff: [{ firstDay: '2027-01-01\u200b', lastDay: '2027-01-02', label: 'New\u2028Year\u0007' }],
    },
  })
  expect(schedule.status).toBe(200)
  expect(await schedule.json()).toMatchObject({ daysOff: [{ firstDay: '2027-01-01', label: 'New Year' }] })
})
