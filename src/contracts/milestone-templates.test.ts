import { expect, test } from 'vitest'
import { type MilestoneTemplate, milestonesFrom, templateOfService } from './milestone-templates.ts'

const ofTwo: MilestoneTemplate = {
  id: 'two',
  name: 'Two',
  serviceIds: [2, 7],
  milestones: [
    { title: 'Start', daysAfterStart: 0 },
    { title: 'End', daysAfterStart: 31 },
  ],
}
const general: MilestoneTemplate = { id: 'general', name: 'General', milestones: ofTwo.milestones }

test('a service has its own template, or else the one that names no service', () => {
  expect(templateOfService([general, ofTwo], 7)).toBe(ofTwo)
  expect(templateOfService([general, ofTwo], 3)).toBe(general)
  expect(templateOfService([ofTwo], 3)).toBeUndefined()
  expect(templateOfService([], 2)).toBeUndefined()
})

test('due days are counted from the start, over the ends of months and leap days', () => {
  expect(milestonesFrom(ofTwo, '2028-01-30')).toEqual([
    { title: 'Start', dueOn: '2028-01-31' },
    { title: 'End', dueOn: '2028-03-01' },
  ])
})

test('a due day on a weekend moves to the Monday after it', () => {
  const dueOn = (startsOn: string) => milestonesFrom(ofTwo, startsOn)[0]?.dueOn
  expect(dueOn('2026-11-27')).toBe('2026-11-27')
  expect(dueOn('2026-11-28')).toBe('2026-11-30')
  expect(dueOn('2026-11-29')).toBe('2026-11-30')
})
