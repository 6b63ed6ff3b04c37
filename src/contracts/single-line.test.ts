import { expect, test } from 'vitest'
import { nameSchema } from './name-schema.ts'
import { singleLine } from './single-line.ts'

const name = nameSchema(50)

test.each(['\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066'])(
  'text with %j is not one line that reads as it is written',
  (character) => {
    expect(`Asha${character}Rai`).not.toMatch(singleLine)
    expect(name.safeParse(`Asha${character}Rai`).success).toBe(false)
  },
)

test.each(['Asha Rai', 'O’Brien-Núñez', 'आशा राई', '\u05D0\u05E9\u05D4\u200F', '👩🏽‍💻'])('%j is', (text) => {
  expect(text).toMatch(singleLine)
  expect(name.safeParse(text).success).toBe(true)
})
