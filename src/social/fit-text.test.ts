import { expect, it } from 'vitest'
import { fitText } from './fit-text.ts'

const measure = () => 0.5
const set = (text: string, widthEm: number, linesMax: number) => fitText(text, { measure, widthEm, linesMax })

it('a text takes as few lines as possible', () => {
  expect(set('one two', 10, 3).lines).toEqual(['one two'])
  expect(set('one two three four', 5, 3).lines).toHaveLength(2)
})

it('lines have similar lengths instead of a full one and one with a single word', () => {
  expect(set('aaaa bbbb cccc dddd eeee', 10, 3).lines).toEqual(['aaaa bbbb cccc', 'dddd eeee'])
})

it('a text that does not fit ends after a whole word, with an ellipsis inside the column', () => {
  const { lines, linesNeeded } = set('one two three four five six seven eight', 6, 2)
  expect(linesNeeded).toBeGreaterThan(2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^[a-z ]+…$/)
  expect(lines[1]?.replace('…', '').trim().split(' ').at(-1)).toMatch(/^(three|four|five)$/)
})

it('no line is ever wider than the column', () => {
  for (const text of ['w'.repeat(200), 'ab '.repeat(66), `${'x'.repeat(90)} y ${'z'.repeat(90)}`]) {
    for (const widthEm of [3, 7.5, 20]) {
      for (const line of set(text, widthEm, 3).lines) expect(line.length * 0.5).toBeLessThanOrEqual(widthEm)
    }
  }
})

it('a word wider than a line is broken between graphemes', () => {
  expect(set('👩‍💻👩‍💻👩‍💻', 1, 3).lines).toEqual(['👩‍💻👩‍💻', '👩‍💻'])
})

it('an empty text has no lines', () => {
  expect(set('', 10, 3)).toEqual({ lines: [], linesNeeded: 0 })
  expect(set('words', 10, 0).lines).toEqual([])
})
