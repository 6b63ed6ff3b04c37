import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './keyset.ts'

it.each([
  { value: 1_793_000_000_000, id: 7 },
  { value: 'Ünïcode & "quotes" 🏔', id: 1 },
  { value: '', id: 0 },
])('reads back the place it wrote: %o', (place) => {
  expect(readCursor(writeCursor('company', place), 'company')).toEqual(place)
})

it('rejects a cursor of another sort', () => {
  expect(readCursor(writeCursor('company', { value: 'a', id: 1 }), 'newest')).toBeNull()
})

it.each([
  '',
  'x',
  '!!!',
  '%00',
  'bnVsbA',
  btoa('[]'),
  btoa('["company","a"]'),
  btoa('["company",null,1]'),
  btoa('["company","a",1.5]'),
  btoa('["company","a","1"]'),
  btoa('["company",1e400,1]'),
  btoa('{"0":"company","1":"a","2":1,"length":3}'),
  btoa('\xff\xfe'),
])('rejects %j as a cursor', (text) => {
  expect(readCursor(text, 'company')).toBeNull()
})
