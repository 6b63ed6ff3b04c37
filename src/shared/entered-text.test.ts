import { expect, test } from 'vitest'
import { cleanIdentifier, cleanLine, cleanLines } from './entered-text.ts'

test.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  '%j breaks a line of a text, and is a space in a single line',
  (mark) => {
    expect(cleanLines(`One${mark}two`)).toBe('One\ntwo')
    expect(cleanLine(`One${mark}two${mark}`)).toBe('One two')
  },
)

test.each(['\0', '\u0007', '\b', '\u001b', '\u007f', '\u009f', '\ufeff'])('%j is removed', (mark) => {
  expect(cleanLines(`${mark}As${mark}ha\tRai\n`)).toBe('Asha\tRai\n')
  expect(cleanLine(`As${mark}ha${mark}`)).toBe('Asha')
})

test.each(['\u00ad', '\u200b', '\u2060', '\u202a', '\u202e', '\u2066', '\u2069', '\u200e', '\u200f'])(
  '%j leaves a single line and an identifier, and stays in a text',
  (mark) => {
    expect(cleanLine(`${mark}As${mark}ha`)).toBe('Asha')
    expect(cleanIdentifier(`asha${mark}@example.com${mark}`)).toBe('asha@example.com')
    expect(cleanLines(`As${mark}ha`)).toBe(`As${mark}ha`)
  },
)

test.each([
  'O’Brien-Núñez',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩🏽\u200d💻 ❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'אשה (C++)\u200f',
])('%j stays as it is', (text) => {
  expect(cleanLine(text)).toBe(text)
  expect(cleanLines(text)).toBe(text)
})

test.each(['\u200c', '\u200d', '\ufe0f', '\u3164', '\u{e0041}'])('%j leaves an identifier', (mark) => {
  expect(cleanIdentifier(`asha${mark}.rai${mark}`)).toBe('asha.rai')
})

test('half an emoji becomes the sign for a lost character', () => {
  expect(cleanLines('a\ud83d')).toBe('a\ufffd')
  expect(cleanLine('\ude00a')).toBe('\ufffda')
})

test('a second cleaning changes nothing, and a long text takes a moment', () => {
  const text = ' \u200b \t\u202e\u2028 x\ufeff\u200f \u00ad '.repeat(20_000)
  const startedAt = performance.now()
  for (const clean of [cleanLine, cleanLines, cleanIdentifier]) expect(clean(clean(text))).toBe(clean(text))
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
