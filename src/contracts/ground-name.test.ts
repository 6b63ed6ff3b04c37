import { expect, it } from 'vitest'
import { groundNameOf, readGroundName } from './ground-name.ts'

const hash = 'a1'.repeat(16)

it('a name says which file and where its focus point is', () => {
  const name = groundNameOf({ url: `/files/${hash}/ridge.jpg`, focusY: 0.354 })
  expect(name).toBe(`${hash}-35`)
  expect(readGroundName(name ?? '')).toEqual({ hash, focusY: 0.35 })
})

it('a picture that is not in the library has no ground', () => {
  expect(groundNameOf({ url: '/favicon.svg', focusY: 0.5 })).toBeUndefined()
})

it.each(['', 'a1-35', `${hash}-101`, `${hash}-5.5`, `../${hash}-5`])('%o is no name of a ground', (name) => {
  expect(readGroundName(name)).toBeNull()
})
