import { newBookingTexts as texts } from '#content/interface/admin/new-booking.ts'
import { type BookingFieldName, formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import { Field } from '#ui/field.tsx'
import { LabelledArea, LabelledSelect } from './labelled-controls.tsx'
import { useSavedText } from './use-saved-text.ts'

export const savedTextKey = (name: BookingFieldName) => `new-request-${name}`

export function NewBookingControl({ field }: { field: NamedBookingField }) {
  const { name, isOptional } = field
  if (field.control === 'textarea') return <SavedArea field={field} />
  if ('options' in field) {
    const choices = field.options.map((value) => ({ value, label: value }))
    return <LabelledSelect name={name} label={formLabel(field)} choices={choices} isOptional={isOptional} />
  }
  return (
    <Field
      label={formLabel(field)}
      name={name}
      type={field.control}
      required={!isOptional}
      maxLength={field.charsMax}
      className={field.control === 'email' ? 'sm:col-span-2' : undefined}
    />
  )
}

function SavedArea({ field }: { field: Extract<NamedBookingField, { control: 'textarea' }> }) {
  const draft = useSavedText(savedTextKey(field.name))
  return (
    <LabelledArea
      label={formLabel(field)}
      name={field.name}
      required={!field.isOptional}
      hint={texts.notesHint}
      charsMax={field.charsMax}
      value={draft.text}
      onWrite={draft.write}
    />
  )
}
