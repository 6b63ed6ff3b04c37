import { expect, it } from 'vitest'
import { parseImport } from './parse-import.ts'

const now = new Date('2026-11-23T12:00:00Z')

async function subscribed(...lines: string[]) {
  const parsedFile = await parseImport(lines.join('\n'), now)
  if (!parsedFile.ok) throw new Error(parsedFile.reason)
  return {
    emails: parsedFile.rows.map(({ email }) => email.split('@')[0]),
    questions: parsedFile.questions.map(({ heading, value }) => `${heading}=${value}`),
    columns: parsedFile.columns
      .filter(({ role }) => role === 'consent')
      .map(({ heading, subscribed: count, left }) => `${heading} ${count}/${left}`),
  }
}

const day = '2024-03-05 10:11:12'

it.each([
  [
    'Ghost',
    ['subscribed_to_emails 1/1', 'deleted_at 0/1'],
    [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      `1,stays@b.example,,,true,false,,2024-03-05T10:11:12.000Z,,vip,`,
      `2,left@b.example,,,false,false,,2024-03-05T10:11:12.000Z,,,`,
      `3,deleted@b.example,,,,false,,2024-03-05T10:11:12.000Z,2024-05-05T10:11:12.000Z,,`,
    ],
  ],
  [
    'Substack',
    ['email_disabled 1/1'],
    [
      'email,active_subscription,expiry,plan,email_disabled,digest_enabled,created_at,first_payment_at',
      'stays@b.example,false,,other,false,true,2024-03-05T10:11:12.000Z,',
      'left@b.example,true,,monthly,true,true,2024-03-05T10:11:12.000Z,2024-03-05T10:11:12.000Z',
    ],
  ],
  [
    'Beehiiv',
    ['status 1/3', 'unsubscribed_at 0/1'],
    [
      'email,status,subscription_tier,created_at,unsubscribed_at,utm_source',
      `stays@b.example,active,free,${day},,`,
      `left@b.example,inactive,free,${day},${day},`,
      `pending@b.example,pending,free,${day},,`,
      `invalid@b.example,invalid,free,${day},,`,
    ],
  ],
  [
    'Buttondown',
    ['type 1/3'],
    [
      'email,notes,metadata,tags,type,creation_date',
      `stays@b.example,,{},,regular,2024-03-05 10:11:12.123456+00:00`,
      `left@b.example,,{},,unsubscribed,${day}`,
      `waits@b.example,,{},,unactivated,${day}`,
      `gone@b.example,,{},,removed,${day}`,
    ],
  ],
  [
    'Kit',
    ['state 1/4'],
    [
      'id,first_name,email,state,created_at',
      `1,Asha,stays@b.example,active,${day} UTC`,
      `2,,left@b.example,cancelled,${day} UTC`,
      `3,,bounced@b.example,bounced,${day} UTC`,
      `4,,complained@b.example,complained,${day} UTC`,
      `5,,waits@b.example,inactive,${day} UTC`,
    ],
  ],
  [
    'MailerLite',
    ['Status 1/2', 'Unsubscribed 0/1'],
    [
      'Subscriber,Status,Subscribed,Unsubscribed,Opens rate,Location',
      `stays@b.example,Active,${day},,20%,`,
      `left@b.example,Unsubscribed,${day},${day},0%,`,
      `junk@b.example,Junk,${day},,0%,`,
    ],
  ],
  [
    'Campaign Monitor',
    ['Status 1/2'],
    [
      'Email Address,Name,Date Subscribed,Status,Consent to Track',
      `stays@b.example,,${day},Active,No`,
      `left@b.example,,${day},Unsubscribed,Yes`,
      `deleted@b.example,,${day},Deleted,Yes`,
    ],
  ],
  [
    'HubSpot',
    ['Unsubscribed from all email 1/1', 'Email hard bounce reason 0/1', 'Marketing contact status 3/1'],
    [
      'Record ID,Email,Unsubscribed from all email,Email hard bounce reason,Marketing contact status,Create Date,Subscription date',
      `1,stays@b.example,false,,Marketing contact,${day},${day}`,
      `2,left@b.example,true,,Marketing contact,${day},${day}`,
      `3,bounced@b.example,,UNKNOWN_USER,Marketing contact,${day},${day}`,
      `4,never@b.example,,,Non-marketing contact,${day},${day}`,
    ],
  ],
  [
    'Klaviyo',
    ['Email Marketing Consent 1/2'],
    [
      'Email,First Name,Email Marketing Consent,Email Marketing Consent Timestamp,SMS Marketing Consent',
      `stays@b.example,,SUBSCRIBED,${day},NEVER_SUBSCRIBED`,
      `left@b.example,,UNSUBSCRIBED,${day},`,
      `never@b.example,,NEVER_SUBSCRIBED,${day},`,
    ],
  ],
  [
    'Listmonk',
    ['status 1/2'],
    [
      'uuid,email,name,attributes,status,created_at,updated_at',
      `1,stays@b.example,,{},enabled,2024-03-05T10:11:12Z,`,
      `2,left@b.example,,{},disabled,2024-03-05T10:11:12Z,`,
      `3,blocked@b.example,,{},blocklisted,2024-03-05T10:11:12Z,`,
    ],
  ],
  [
    'The Newsletter Plugin',
    ['Status 1/4'],
    [
      '"E-mail";"Name";"Status";"Date"',
      `"stays@b.example";"";"C";"${day}"`,
      `"waits@b.example";"";"S";"${day}"`,
      `"left@b.example";"";"U";"${day}"`,
      `"bounced@b.example";"";"B";"${day}"`,
      `"complained@b.example";"";"P";"${day}"`,
    ],
  ],
  [
    'a German list',
    ['Anmeldestatus 1/1'],
    [
      'E-Mail-Adresse;Anmeldestatus;Anmeldedatum',
      'stays@b.example;bestätigt;2024-03-05',
      'left@b.example;abgemeldet;2024-03-05',
    ],
  ],
  [
    'a French list',
    ['Statut 1/1'],
    [
      'Adresse e-mail;Statut;Date d’inscription',
      'stays@b.example;Abonné;2024-03-05',
      'left@b.example;Désabonné;2024-03-05',
    ],
  ],
  [
    'our own file without its status',
    ['Unsubscribed 0/1'],
    [
      'Email,Signed up,Consent given,Source,Unsubscribed,Unsubscribe link',
      'stays@b.example,2024-03-05,2024-03-05,form,,https://agency.example/newsletter/unsubscribe?token=a',
      'left@b.example,2024-03-05,2024-03-05,form,2024-04-05T10:11:12.000Z,',
      'waits@b.example,2024-03-05,,form,,',
    ],
  ],
  [
    'bounces that a person noted',
    ['Bounced 1/1', 'Email Status 2/1'],
    [
      'Email,Consent given,Bounced,Email Status',
      'stays@b.example,2024-03-05,no,Confirmed',
      'bounced@b.example,2024-03-05,yes,Confirmed',
      'left@b.example,2024-03-05,,unsubscribed',
    ],
  ],
])('the file of %s subscribes only who is subscribed in it', async (_, columns, lines) => {
  expect(await subscribed(...lines)).toEqual({ emails: ['stays'], questions: [], columns })
})

it('a column of any name that says who left is read', async () => {
  const lines = [
    'Email,Consent given,Abo',
    'stays@b.example,2024-03-05,ja',
    'left@b.example,2024-03-05,Abgemeldet',
  ]
  expect(await subscribed(...lines)).toMatchObject({ emails: ['stays'], columns: ['Abo 1/1'] })
})

it('a part of a country is no status', async () => {
  const lines = ['Email,Consent given,State', 'a@b.example,2024-03-05,ON', 'b@b.example,2024-03-05,Texas']
  expect(await subscribed(...lines)).toEqual({ emails: ['a', 'b'], questions: [], columns: [] })
})

it('the day on which a record was made is no consent without a word about the newsletter', async () => {
  expect(await parseImport('email,created_at\na@b.example,2024-03-05', now)).toMatchObject({
    reason: 'import-columns-missing',
  })
})

const unclear = ['Email,Consent given,DOUBLE_OPT-IN', 'a@b.example,2024-03-05,1', 'b@b.example,2024-03-05,2']

it('a value that is not understood is asked about, and nobody is subscribed by guess', async () => {
  expect(await subscribed(...unclear)).toEqual({
    emails: ['a'],
    questions: ['DOUBLE_OPT-IN=2'],
    columns: ['DOUBLE_OPT-IN 1/1'],
  })
})

it.each([
  ['subscribed', ['a', 'b'], []],
  ['nothing', ['a', 'b'], []],
  ['left', ['a'], [{ line: 3, problem: 'not-subscribed' }]],
] as const)('the owner chooses that it means: %s', async (means, names, problems) => {
  const parsedFile = await parseImport(unclear.join('\n'), now, [{ column: 2, value: '2', means }])
  expect(parsedFile).toMatchObject({ ok: true, problems })
  expect(parsedFile.ok && parsedFile.rows.map(({ email }) => email.split('@')[0])).toEqual(names)
})

it('many values that are not understood are asked about together', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `r${index}@b.example,2024-03-05,list ${index}`)
  const lines = ['Email,Consent given,Newsletter', ...rows]
  const { emails, questions } = await subscribed(...lines)
  expect([emails, questions.length, questions.at(-1)]).toEqual([[], 13, 'Newsletter=null'])
  const parsedFile = await parseImport(lines.join('\n'), now, [{ column: 2, value: null, means: 'nothing' }])
  expect(parsedFile).toMatchObject({ rows: { length: 8 } })
})

it('an address that left in one line is not subscribed by another', async () => {
  const lines = [
    'Email,Consent given,Status',
    'a@b.example,2024-03-05,active',
    'A@b.example,2024-03-05,unsubscribed',
  ]
  expect(await subscribed(...lines)).toMatchObject({ emails: [] })
})
