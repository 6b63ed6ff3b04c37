import { expect, test } from 'vitest'
import { defaultTiming, emailTopics, topicsOf } from './email-topics.ts'

test('only administrators can choose the emails of the agency', () => {
  expect(topicsOf('client')).toEqual(['messages', 'bookings', 'projects'])
  expect(topicsOf('provider')).toEqual(['messages', 'bookings', 'assignments'])
  expect(topicsOf('editor')).toEqual(topicsOf('client'))
  expect(topicsOf('admin')).toContain('failures')
  expect(topicsOf('admin')).not.toContain('projects')
})

test('emails about oneself come at once until turned off, those of the agency only when chosen', () => {
  expect(emailTopics.map((topic) => [topic, defaultTiming(topic)])).toEqual([
    ['messages', 'at-once'],
    ['bookings', 'at-once'],
    ['projects', 'at-once'],
    ['assignments', 'at-once'],
    ['new-bookings', 'off'],
    ['client-messages', 'off'],
    ['client-changes', 'off'],
    ['project-updates', 'off'],
    ['failures', 'off'],
  ])
})
