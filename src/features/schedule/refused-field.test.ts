import { expect, it } from 'vitest'
import { weekdays } from '#shared/site-config.ts'
import { refusedField } from './refused-field.ts'

const [monday, tuesday] = weekdays
const settings = {
  isOpen: true,
  timeZone: 'Europe/Lisbon',
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  daysAhead: 30,
  weeklyHours: [],
  daysOff: [],
  revision: 1,
}
const morning = { day: monday, from: '09:00', to: '12:00' }

it('settings that the server accepts have no refused field', () => {
  const ranges = [morning, { ...morning, from: '12:00', to: '17:00' }, { ...morning, day: tuesday }]
  expect(refusedField({ ...settings, weeklyHours: ranges })).toBeUndefined()
})

it.each([
  [{ timeZone: 'Mars/Olympus' }, { name: 'timeZone' }],
  [{ slotMinutes: 0 }, { name: 'slotMinutes' }],
  [{ weeklyHours: [morning, { ...morning, from: '17:00' }] }, { name: 'weeklyHours', rowIndex: 1 }],
  [
    { weeklyHours: [morning, { ...morning, from: '' }] },
    { name: 'weeklyHours', rowIndex: 1, rowField: 'from' },
  ],
  [
    { weeklyHours: [morning, { ...morning, day: tuesday }, { ...morning, from: '11:00', to: '13:00' }] },
    { name: 'weeklyHours', rowIndex: 2 },
  ],
  [{ weeklyHours: Array.from({ length: 29 }, () => morning) }, { name: 'weeklyHours' }],
  [
    { daysOff: [{ firstDay: '2027-12-24', lastDay: '2027-12-23', label: '' }] },
    { name: 'daysOff', rowIndex: 0, rowField: 'lastDay' },
  ],
])('the field is named that is refused in %j', (change, field) => {
  expect(refusedField({ ...settings, ...change })).toEqual(field)
})
