import { useEffect, useRef } from 'react'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ScheduleDraft } from './use-schedule-draft.ts'

export function DaysOffFields({ daysOff, errorOf }: Pick<ScheduleDraft, 'daysOff' | 'errorOf'>) {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const rowsBefore = useRef(daysOff.rows.length)
  // The new fields are above the button, where the Tab key does not go. The last of them takes the focus with it.
  useEffect(() => {
    if (daysOff.rows.length > rowsBefore.current)
      list.current?.lastElementChild?.querySelector('input')?.focus()
    if (daysOff.rows.length < rowsBefore.current && daysOff.rows.length === 0) addButton.current?.focus()
    rowsBefore.current = daysOff.rows.length
  }, [daysOff.rows.length])
  return (
    <fieldset className="min-w-0">
      <legend className="text-fine font-semibold">{texts.daysOff}</legend>
      <ul ref={list} className="mt-1.5 grid gap-4">
        {daysOff.rows.map(({ id, value: { firstDay, lastDay, label } }) => (
          <li key={id} className="grid gap-2.5 border-t border-line pt-3 sm:grid-cols-2">
            <Field
              label={texts.firstDay}
              type="date"
              required
              value={firstDay}
              error={errorOf('daysOff', id, 'firstDay')}
              onChange={({ target: { value } }) =>
                daysOff.change(id, { firstDay: value, ...(lastDay < value ? { lastDay: value } : {}) })
              }
            />
            <Field
              label={texts.lastDay}
              type="date"
              required
              min={firstDay}
              value={lastDay}
              error={errorOf('daysOff', id, 'lastDay')}
              onChange={({ target }) => daysOff.change(id, { lastDay: target.value })}
            />
            <div className="flex items-end gap-2.5 sm:col-span-2">
              <Field
                className="grow"
                label={texts.label}
                value={label}
                error={errorOf('daysOff', id, 'label')}
                maxLength={scheduleRules.labelCharsMax}
                onChange={({ target }) => daysOff.change(id, { label: target.value })}
              />
              <Button
                look="quiet"
                size="field"
                aria-label={texts.removeDaysOff(firstDay)}
                onClick={() => daysOff.remove(id)}
              >
                <Icon name="x" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        look="outline"
        className="mt-3"
        onClick={() => {
          const today = agencyDay(new Date())
          daysOff.add({ firstDay: today, lastDay: today, label: '' })
        }}
      >
        {texts.addDaysOff}
      </Button>
    </fieldset>
  )
}
