import { expect, it } from 'vitest'
import { auditFieldNames, auditTexts as texts } from '#content/interface/admin/audit.ts'
import { describeChange } from './record.ts'

it('names fields and answers in words, without the notation of programs', () => {
  expect(describeChange({ name: 'Notes', onBooking: true, onHome: false, price: null })).toBe(
    [
      `${auditFieldNames.name}: Notes`,
      `${auditFieldNames.onBooking}: ${texts.yes}`,
      `${auditFieldNames.onHome}: ${texts.no}`,
      `${auditFieldNames.price}: ${texts.emptyValue}`,
    ].join('; '),
  )
})

it('writes lists and groups as people do', () => {
  expect(describeChange({ features: ['Audit', 'Plan'], weeklyHours: [] })).toContain('Audit, Plan')
  expect(describeChange({ daysOff: [{ name: 'Holiday', budget: 3 }] })).not.toMatch(/[[\]{}"]/)
})

it('leaves an entry without fields empty', () => {
  expect(describeChange(null)).toBeNull()
})
