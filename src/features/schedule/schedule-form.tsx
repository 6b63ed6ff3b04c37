import { Fragment, useId } from 'react'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { Schedule } from '#contracts/schedules.ts'
import { AskAgency } from '#ui/ask-agency.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { DaysOffFields } from './days-off-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useScheduleDraft } from './use-schedule-draft.ts'

const numberFields = [
  { name: 'slotMinutes', label: texts.slotMinutes, hint: undefined },
  { name: 'bufferMinutes', label: texts.bufferMinutes, hint: texts.bufferHint },
  { name: 'noticeHours', label: texts.noticeHours, hint: texts.noticeHint },
  { name: 'daysAhead', label: texts.daysAhead, hint: texts.daysAheadHint },
] as const

export function ScheduleForm({ person, schedule }: { person: number | 'me'; schedule: Schedule }) {
  const draft = useScheduleDraft(person, schedule)
  const { initial, hours, daysOff, problem, errorOf, isSaving } = draft
  const zonesId = useId()
  return (
    <form
      ref={draft.form}
      className="print-hidden mt-4 grid gap-5"
      aria-busy={isSaving}
      onInput={draft.keepUnsaved}
      onSubmit={(event) => void draft.save(event)}
    >
      <UnsavedNotice state={draft.unsavedState} onDiscard={draft.discard} />
      {problem ? <FormProblem message={problem} /> : null}
      <Fragment key={draft.isDiscarded ? 'stored' : 'entered'}>
        {schedule.mayOffer ? (
          <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
            <input
              type="checkbox"
              name="isOpen"
              defaultChecked={initial.isOpen}
              className="size-5 accent-primary"
            />
            {texts.isOpen}
          </label>
        ) : (
          <AskAgency sentence={texts.notYet} />
        )}
        <Field
          label={texts.timeZone}
          name="timeZone"
          defaultValue={initial.timeZone}
          error={errorOf('timeZone')}
          list={zonesId}
          required
          autoComplete="off"
        />
        <datalist id={zonesId}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          {numberFields.map(({ name, label, hint }) => (
            <Field
              key={name}
              label={label}
              hint={hint}
              error={errorOf(name)}
              name={name}
              type="number"
              required
              {...scheduleRules[name]}
              defaultValue={initial[name]}
            />
          ))}
        </div>
      </Fragment>
      <HoursFields hours={hours} errorOf={errorOf} />
      <DaysOffFields daysOff={daysOff} errorOf={errorOf} />
      <Button type="submit" data-focus-home="" aria-busy={isSaving} className="justify-self-start">
        {isSaving ? texts.saving : texts.save}
      </Button>
    </form>
  )
}
