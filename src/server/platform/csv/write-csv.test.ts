import { expect, it } from 'vitest'
import { type CsvColumn, csvResponse, writeCsv } from './write-csv.ts'

const columns: CsvColumn<string | number | null>[] = [
  { header: 'Value', value: (value) => value },
  { header: 'End', value: () => 'x' },
]
const cells = async (...values: (string | number | null)[]) => {
  const csv = await writeCsv(values, columns, ',')
  return csv.replace('\uFEFFValue,End\r\n', '')
}

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example";"x")', `"'=HYPERLINK(""https://evil.example"";""x"")"`],
  ['=cmd|a\n=2', `"'=cmd|a\n=2"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', `"'\t=1"`],
  ['kind regards\n=1', '"kind regards\n=1"'],
  ['kind regards\r=1', '"kind regards\r=1"'],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\uFF1D1', "'\uFF1D1"],
])('%j is shown as text and never run as a formula', async (value, cell) => {
  expect(await cells(value)).toBe(`${cell},x\r\n`)
})

it('harmless texts and numbers stay unchanged', async () => {
  expect(await cells('a@b.example', -5, 0, null, '', 'नेपाल', "it's")).toBe(
    "a@b.example,x\r\n-5,x\r\n0,x\r\n,x\r\n,x\r\nनेपाल,x\r\nit's,x\r\n",
  )
})

it('quotes, commas and line breaks stay inside their cell', async () => {
  expect(await cells('a,"b"\r\nc')).toBe('"a,""b""\r\nc",x\r\n')
})

it.each([',', ';'])('with %j between columns, both signs stay inside their cell', async (delimiter) => {
  expect(await writeCsv(['a;1', 'b,1'], columns, delimiter)).toBe(
    `\uFEFFValue${delimiter}End\r\n"a;1"${delimiter}x\r\n"b,1"${delimiter}x\r\n`,
  )
})

it.each([
  ['a;=1;b', `"a;'=1;b"`],
  ['a,@SUM(1)', `"a,'@SUM(1)"`],
  ["a;-2+cmd|' /C x'!A0", `"a;'-2+cmd|' /C x'!A0"`],
  ['a,- one,+2(3)', `"a,'- one,'+2(3)"`],
  ['a,- one,+2 (3)', '"a,- one,+2 (3)"'],
  ['a\n=WEBSERVICE("x")', `"a\n'=WEBSERVICE(""x"")"`],
])('%j runs nothing in a program that splits it at another sign than the file has', async (value, cell) => {
  expect(await cells(value)).toBe(`${cell},x\r\n`)
})

it('lists, prices and smileys stay unchanged', async () => {
  expect(await cells('To do:\n- one (or two)\n- three!', '500,- or more;-)')).toBe(
    '"To do:\n- one (or two)\n- three!",x\r\n"500,- or more;-)",x\r\n',
  )
})

it('an empty list gives a file with the header row alone', async () => {
  expect(await writeCsv([], [{ header: 'E-mail', value: String }])).toBe('\uFEFFE-mail\r\n')
})

it('the response is a download that no cache stores', async () => {
  const response = csvResponse(await writeCsv(['a'], [{ header: 'x', value: String }]), 'list.csv')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="list.csv"')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
