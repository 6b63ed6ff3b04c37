import { expect, it } from 'vitest'
import { parseImport } from './parse-import.ts'
import { readConsentDate } from './read-columns.ts'

const now = new Date('2026-11-23T12:00:00Z')
const row = { email: 'a@b.example', consentAt: Date.UTC(2024, 2, 5) }

it.each([
  ['stray quotation marks', 'email,company,consent\na@b.example,5" Pipes,2024-03-05'],
  ['stray quotation marks in a quoted cell', 'email,company,consent\na@b.example,"5" Pipes",2024-03-05'],
  ['mixed line ends', 'email,consent\r\nx,2024-03-05\ry,2024-03-05\na@b.example,2024-03-05\r\n'],
  ['a line that names the separator', 'sep=;\r\nemail;consent\r\na@b.example;2024-03-05'],
  ['the empty columns and rows of Excel', 'email,consent,,,\na@b.example,2024-03-05,,,\n,,,,\n,,,,'],
  ['a byte order mark and one in a cell', '\ufeffemail,consent\n\ufeffa@b.example,2024-03-05'],
  ['invisible characters', 'e\u200bmail,consent\u00a0\na@b.example\u200b\t,\u202a2024-03-05\u202c'],
  ['bars', 'email|consent\na@b.example|2024-03-05'],
])('reads %s', async (_, csv) => {
  expect(await parseImport(csv, now)).toMatchObject({ ok: true, rows: [row] })
})

it('a line with more cells than columns is named: its cells are shifted', async () => {
  const csv = 'email,company,consent given,status\na@b.example,Rai, Sons,2024-03-05,active'
  expect(await parseImport(csv, now)).toMatchObject({
    rows: [],
    problems: [{ line: 2, problem: 'too-many-cells' }],
  })
})

it('a quotation mark that never closes is named with its line', async () => {
  const csv =
    'email,company,consent\na@b.example,,2024-03-05\nb@b.example,"Rai,2024-03-05\nc@b.example,,2024-03-05'
  expect(await parseImport(csv, now)).toMatchObject({ ok: false, reason: 'import-unreadable', line: 3 })
})

it.each([
  ['2024-03-01 12:34:56.789+00', '2024-03-01T12:34:56.789Z'],
  ['2024-03-01 12:34:56.789123+05:30', '2024-03-01T07:04:56.789Z'],
  ['2024-03-01 12:34:56 UTC', '2024-03-01T12:34:56.000Z'],
  ['2024-03-01 12:34:56 +0100', '2024-03-01T11:34:56.000Z'],
  ['2024-03-01T12:34:56-0330', '2024-03-01T16:04:56.000Z'],
  ['2024-03-01T12:34:56.7Z', '2024-03-01T12:34:56.700Z'],
  ['2024/03/01 12:34', '2024-03-01T12:34:00.000Z'],
])('the date %s is %s', (text, iso) => {
  expect(readConsentDate(text, now)).toBe(Date.parse(iso))
})

it.each(['03/01/2024', '1.3.2024', '2024-13-01', '2024-02-30 10:00', 'yesterday', '2024-03-01 25:00'])(
  'the date %s is malformed',
  (text) => {
    expect(readConsentDate(text, now)).toBe('consent-malformed')
  },
)
