import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { AdminCaseStudy } from '#contracts/admin-content.ts'
import { storyRules } from '#contracts/records/story-parts.ts'
import { openDb } from '#platform/db/open.ts'
import { caseStudies } from '#platform/db/schema/content.ts'
import { aCaseStudy } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { contentAdmin, contentLog } from '#tests/worker/admin-content.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/admin/case-studies'
const input = { ...aCaseStudy({ slug: 'first' }), sortOrder: 1, status: 'published' }
const figure = {
  kind: 'bars',
  label: 'Days',
  points: [
    { label: 'Before', value: 9 },
    { label: 'After', value: 1 },
  ],
}

beforeEach(() => db.delete(caseStudies))

describe('the story of a case study', () => {
  it('is optional: one without any of it is answered as before', async () => {
    const { create } = await contentAdmin(path)
    const record = await (await create(input)).json()
    expect(record).toEqual({ ...input, id: expect.any(Number), revision: 1 })
  })

  it.each(seedCaseStudies.map((study) => ({ study })))(
    'is stored and answered as it was sent: $study.slug',
    async ({ study }) => {
      const { create, read } = await contentAdmin(path)
      const record = await (
        await create({ ...study, sortOrder: 1, status: 'published' })
      ).json<AdminCaseStudy>()
      expect(record).toMatchObject(study)
      expect(await (await read(study.slug)).json()).toEqual(record)
    },
  )

  it('loses a field with null, an empty text or an empty list, and keeps the others', async () => {
    const { create, change } = await contentAdmin(path)
    await create({ ...input, industry: 'Bakeries', period: '2 months', tags: ['SEO'], figures: [figure] })
    const record = await (await change('first', { industry: null, period: '', figures: [] })).json()
    expect(record).not.toHaveProperty('industry')
    expect(record).not.toHaveProperty('period')
    expect(record).not.toHaveProperty('figures')
    expect(record).toMatchObject({ tags: ['SEO'] })
  })

  it('is Markdown, in which raw HTML is shown as text', async () => {
    const { create } = await contentAdmin(path)
    await create({ ...input, content: '## One\n\n<script>alert(1)</script> [x](javascript:alert(1))' })
    const { html } = await (await send('/api/case-studies/first')).json<{ html: string }>()
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toMatch(/<script|href="javascript/)
  })

  it('that is sent again because its answer was lost is neither refused nor logged again', async () => {
    const { create, change, user } = await contentAdmin(path)
    const story = { content: 'Words.', figures: [figure], services: [2, 1] }
    const { revision } = await (await create(input)).json<AdminCaseStudy>()
    const save = async () => (await change('first', { ...story, revision })).json()
    expect(await save()).toEqual(await save())
    const first = await (await create({ ...input, slug: 'second', ...story })).json()
    expect(await (await create({ ...input, slug: 'second', ...story })).json()).toEqual(first)
    expect(await contentLog(user.id, 'first')).toHaveLength(2)
  })

  it('is in the audit log in short', async () => {
    const { create, change, user } = await contentAdmin(path)
    await create(input)
    await change('first', { content: 'x'.repeat(500), industry: 'Bakeries', team: [] })
    expect(await contentLog(user.id, 'first')).toMatchObject([
      { action: 'case-study.update', after: { content: '500 characters', industry: 'Bakeries' } },
      {},
    ])
  })

  it.each([
    [{ industry: 'x'.repeat(61) }, 'The industry has at most 60 characters.'],
    [{ industry: 5 }, 'The industry is a text.'],
    [{ content: 'x'.repeat(storyRules.contentCharsMax + 1) }, 'The text has at most 20000 characters.'],
    [{ services: 'SEO' }, 'Services are a list.'],
    [{ services: [0] }, 'A service is given by its number.'],
    [{ services: Array.from({ length: 11 }, () => 1) }, 'A case study has at most 10 services.'],
    [{ tags: [''] }, 'A part of the work is missing.'],
    [{ drawing: { screen: 'none' } }, 'Choose one of the drawn screens.'],
    [
      { drawing: { screen: 'shop', host: 'a b/c' } },
      'The address in the browser is a host name, such as shop.example.',
    ],
    [{ figures: {} }, 'Charts are a list.'],
    [{ figures: Array.from({ length: 7 }, () => figure) }, 'A case study has at most 6 charts.'],
    [{ figures: [{ ...figure, kind: 'pie' }] }, 'A chart is a line, bars or share.'],
    [
      {
        figures: [
          {
            ...figure,
            points: [
              { label: 'a', value: -1 },
              { label: 'b', value: 1 },
            ],
          },
        ],
      },
      'A value of a chart is not below 0.',
    ],
    [{ figures: [{ ...figure, points: [figure.points[0]] }] }, 'A chart has at least two values.'],
    [{ figures: [null] }, 'A chart has a kind, a title and values.'],
    [
      {
        comparison: {
          before: {},
          after: {},
          pairs: Array.from({ length: 4 }, () => ({ before: 'a', after: 'b' })),
        },
      },
      'A case study has at most 3 pairs of sentences.',
    ],
    [
      {
        comparison: {
          before: {},
          after: {},
          pairs: [{ before: 'a', after: 'b', beforePin: { x: 101, y: 0 } }],
        },
      },
      'The place of a pin is between 0 and 100.',
    ],
    [{ plan: { phases: [{ label: 'a', from: 2, to: 1 }] } }, 'A phase cannot end before it begins.'],
    [{ plan: { phases: [{ label: 'a', from: 1, to: 61 }] } }, 'A phase is within 60 months, weeks or days.'],
    [{ quote: { text: 'a' } }, 'Who said it is missing.'],
    [{ quote: 'a' }, 'A quote has a text and a name.'],
    [{ isFeatured: 'yes' }, 'Featured is true or false.'],
  ])('%j is refused with a sentence and changes nothing', async (fields, message) => {
    const { create, change, read } = await contentAdmin(path)
    await create(input)
    const response = await change('first', fields)
    expect([response.status, await response.json()]).toMatchObject([400, { message }])
    expect((await create({ ...input, slug: 'second', ...fields })).status).toBe(400)
    expect(await (await read('first')).json()).toMatchObject({ revision: 1 })
  })

  it('in malformed JSON is refused with a sentence', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const headers = { 'content-type': 'application/json' }
    const response = await send(path, { method: 'POST', cookie, headers, body: '{"figures": [' })
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('message')
  })
})
