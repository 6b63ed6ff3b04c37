import { expect, it } from 'vitest'
import { movedPoint } from './move-point.ts'

const press = (key: string, shiftKey = false) => ({
  key,
  shiftKey,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
})

it.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', false, { x: 0.51, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['ArrowDown', true, { x: 0.5, y: 0.6 }],
])('%s moves the point, with Shift (%s) by ten percent', (key, shiftKey, expected) => {
  expect(movedPoint({ x: 0.5, y: 0.5 }, press(key, shiftKey))).toEqual(expected)
})

it('a point stays on the picture', () => {
  expect(movedPoint({ x: 0.04, y: 0.5 }, press('ArrowLeft', true))).toEqual({ x: 0, y: 0.5 })
  expect(movedPoint({ x: 0.5, y: 1 }, press('ArrowDown'))).toEqual({ x: 0.5, y: 1 })
})

it('other keys belong to the browser', () => {
  expect(movedPoint({ x: 0.5, y: 0.5 }, press('Tab'))).toBeUndefined()
  expect(movedPoint({ x: 0.5, y: 0.5 }, { ...press('ArrowLeft'), altKey: true })).toBeUndefined()
})
