import { Fragment, useId } from 'react'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import type { Schedule } from '#contracts/schedules.ts'
import { AskAgency } from '#ui/ask-agency.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { DaysOffFields } from './days-off-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { type ScheduleDraft, useScheduleDraft } from './use-schedule-draft.ts'

const numberFields = [
  { name: 'slotMinutes', label: texts.slotMinutes, hint: undefined },
  { name: 'bufferMinutes', label: texts.bufferMinutes, hint: texts.bufferHint },
  { name: 'noticeHours', label: texts.noticeHours, hint: texts.noticeHint },
  { name: 'daysAhead', label: texts.daysAhead, hint: texts.daysAheadHint },
] as const

export function ScheduleForm({ person, schedule }: { person: number | 'me'; schedule: Schedule }) {
  const draft = useScheduleDraft(person, schedule)
  const { initial, hours, daysOff, errorOf } = draft
  const zonesId = useId()
  return (
    <Form
      ref={draft.form}
      className="print-hidden mt-4 grid gap-5"
      onInput={draft.keepUnsaved}
      send={draft.save}
    >
      <Notices draft={draft} />
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
      <SubmitButton busy={texts.saving} data-focus-home="" className="justify-self-start">
        {texts.save}
      </SubmitButton>
    </Form>
  )
}

function Notices({ draft: { unsavedState, discard } }: { draft: ScheduleDraft }) {
  const { clear } = useForm()
  return (
    <>
      <UnsavedNotice
        state={unsavedState}
        onDiscard={() => {
          discard()
          clear()
        }}
      />
      <FormMessage />
    </>
  )
}
