import { expect, test } from 'vitest'
import { mergeSlots } from './merge-slots.ts'

const at = (startsAt: string) => ({ startsAt, minutes: 30 })
const shownSlots = [
  at('2028-04-01T12:00:00.000Z'),
  at('2028-04-05T12:00:00.000Z'),
  at('2028-04-07T12:00:00.000Z'),
]

test('times of later days join those that are shown, and those of the loaded days replace them', () => {
  const now = new Date('2028-04-01T09:00:00Z')
  const loadedSlots = [at('2028-04-07T14:00:00.000Z')]
  expect(mergeSlots(shownSlots, { from: '2028-04-07', loadedSlots, now })).toEqual([
    ...shownSlots.slice(0, 2),
    ...loadedSlots,
  ])
  expect(mergeSlots(shownSlots, { from: undefined, loadedSlots, now })).toEqual(loadedSlots)
})

test('times that have passed while the page was open are not offered again', () => {
  const now = new Date('2028-04-04T09:00:00Z')
  const loadedSlots = [at('2028-04-08T12:00:00.000Z')]
  expect(mergeSlots(shownSlots, { from: '2028-04-07', loadedSlots, now })).toEqual([
    at('2028-04-05T12:00:00.000Z'),
    ...loadedSlots,
  ])
})
