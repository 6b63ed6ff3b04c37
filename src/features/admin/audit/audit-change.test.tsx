import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { auditFieldNames, auditTexts as texts } from '#content/interface/admin/audit.ts'
import { milestonePatchSchema } from '#contracts/projects.ts'
import { AuditChange } from './audit-change.tsx'

const textOf = (after: Record<string, unknown>) =>
  renderToString(<AuditChange before={null} after={after} />).replace(/<[^>]*>/g, '')

test('a time is shown as people write it, and an answer in a word', () => {
  expect(textOf({ confirmedFor: '2026-12-03T15:00:00.000Z' })).not.toContain('15:00:00')
  expect(textOf({ confirmedFor: null })).toContain(texts.emptyValue)
  expect(textOf({ isDone: true })).toMatch(new RegExp(`${texts.yes}$`))
  expect(textOf({ isDone: false })).toMatch(new RegExp(`${texts.no}$`))
})

test.each([...Object.keys(milestonePatchSchema.shape), 'bulk', 'removed', 'spamSign'])(
  'the field %s is named in words',
  (name) => {
    expect(auditFieldNames).toHaveProperty(name)
  },
)
