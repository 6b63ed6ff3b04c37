import { expect, it } from 'vitest'
import { readImageQuery } from './read-image-query.ts'

const read = (query: string) => readImageQuery(new URLSearchParams(query))

it('takes the four specified fields', () => {
  expect(read('type=home&title=A&description=B&category=ai')).toEqual({
    ok: true,
    request: { type: 'home', title: 'A', description: 'B', category: 'ai' },
  })
})

it('a missing, blank or invisible title is rejected', () => {
  for (const query of ['', 'title=', 'title=%20', 'title=%00%e2%80%ae']) {
    expect(read(query)).toEqual({ ok: false, message: 'Give the title of the page.' })
  }
})

it('a field that is given twice is rejected', () => {
  expect(read('title=a&title=b')).toEqual({ ok: false, message: 'Give title once.' })
  expect(read('title=a&category=ai&category=tech')).toEqual({ ok: false, message: 'Give category once.' })
})

it('a type is any word of at most 40 characters', () => {
  for (const type of ['', 'home', 'case-study', 'a'.repeat(40), 'लेख']) {
    expect(read(`title=a&type=${type}`).ok, type).toBe(true)
  }
  for (const type of ['a'.repeat(41), 'two words', '../x', '<b>']) {
    expect(read(`title=a&type=${encodeURIComponent(type)}`).ok, type).toBe(false)
  }
})

it('a size is the name of a network or empty', () => {
  expect(read('title=a&size=pinterest')).toMatchObject({ ok: true, request: { size: 'pinterest' } })
  expect(read('title=a&size=toString').ok).toBe(false)
})
