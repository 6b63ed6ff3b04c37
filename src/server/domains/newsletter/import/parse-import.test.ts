import { expect, it } from 'vitest'
import { importRules } from '#contracts/newsletter-rules.ts'
import { parseImport } from './parse-import.ts'

const now = new Date('2026-11-23T12:00:00Z')
const parse = (...lines: string[]) => parseImport(lines.join('\n'), now)

it.each([',', ';', '\t'])('reads columns in any order, whatever separates them: %j', async (mark) => {
  const lines = [`Consent date;Name;E-Mail`, `2026-01-31;Asha;Asha@Example.com`]
  expect(await parse(...lines.map((line) => line.replaceAll(';', mark)))).toEqual({
    ok: true,
    rows: [{ email: 'asha@example.com', consentAt: Date.UTC(2026, 0, 31) }],
    columns: [
      { column: 2, heading: 'E-Mail', role: 'email', subscribed: 0, left: 0 },
      { column: 0, heading: 'Consent date', role: 'date', subscribed: 0, left: 0 },
    ],
    questions: [],
    total: 1,
    problems: [],
  })
})

it.each([
  ['not an address,2026-01-31,', 'email'],
  ['a@b.example,,', 'consent-missing'],
  ['a@b.example,31.1.2026,', 'consent-malformed'],
  ['a@b.example,2026-02-30,', 'consent-malformed'],
  ['a@b.example,2027-01-01,', 'consent-in-future'],
  ['a@b.example,1899-12-31,', 'consent-too-early'],
  ['a@b.example,1989-12-31T23:59:59Z,', 'consent-too-early'],
  ['a@b.example,2026-01-31,unsubscribed', 'not-subscribed'],
])('names the line and the problem of a row that is left out: %s', async (row, problem) => {
  expect(await parse('email,consent,status', row)).toMatchObject({
    rows: [],
    problems: [{ line: 2, problem }],
  })
})

it('takes the file of Mailchimp as it is, without who left or bounced', async () => {
  const names = 'Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,UNSUB_REASON,CLEAN_TIME'
  const parsedFile = await parse(
    names.replaceAll(/[^,]+/g, '"$&"'),
    '"stays@b.example","Asha","","2024-03-05 10:11:12","","",""',
    '"left@b.example","Asha","2024-03-05 10:11:12","2024-03-05 10:11:12","2024-04-05 10:11:12","N/A",""',
    '"cleaned@b.example","Asha","","2024-03-05 10:11:12","","","2024-04-05 10:11:12"',
  )
  expect(parsedFile).toMatchObject({
    rows: [{ email: 'stays@b.example', consentAt: Date.UTC(2024, 2, 5, 10, 11, 12) }],
    problems: [
      { line: 3, problem: 'not-subscribed' },
      { line: 4, problem: 'not-subscribed' },
    ],
  })
})

it('takes a repeated address once', async () => {
  expect(await parse('email,consent', 'a@b.example,2026-01-31', 'A@b.example,2026-02-01')).toMatchObject({
    rows: [{ email: 'a@b.example' }],
    problems: [{ line: 3, problem: 'repeated' }],
  })
})

it('refuses a file without the two columns, one that is not CSV, and one with too many rows', async () => {
  expect(await parse('name,consent', 'Asha,2026-01-31')).toEqual({
    ok: false,
    reason: 'import-columns-missing',
  })
  expect(await parse('email,consent', '"a@b.example,2026-01-31')).toEqual({
    ok: false,
    reason: 'import-unreadable',
    line: 2,
  })
  const rows = Array.from({ length: importRules.rowsMax + 1 }, () => 'a@b.example,2026-01-31')
  expect(await parse('email,consent', ...rows)).toMatchObject({ ok: false, reason: 'import-too-large' })
})
