import { useState } from 'react'
import { newBookingTexts as texts } from '#content/interface/admin/bookings.ts'
import { formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import { Field } from '#ui/field.tsx'
import { LabelledArea, LabelledSelect } from './labelled-controls.tsx'

interface NewBookingControlProps<NamedField = NamedBookingField> {
  field: NamedField
  initial: string | undefined
}

export function NewBookingControl({ field, initial }: NewBookingControlProps) {
  const { name, isOptional } = field
  if (field.control === 'textarea') return <Area field={field} initial={initial} />
  const common = { name, label: formLabel(field) }
  if ('options' in field) {
    const choices = field.options.map((value) => ({ value, label: value }))
    return <LabelledSelect {...common} choices={choices} isOptional={isOptional} initial={initial} />
  }
  return (
    <Field
      {...common}
      type={field.control}
      required={!isOptional}
      maxLength={field.charsMax}
      defaultValue={initial}
      className={field.control === 'email' ? 'sm:col-span-2' : undefined}
    />
  )
}

type AreaField = Extract<NamedBookingField, { control: 'textarea' }>

function Area({ field, initial = '' }: NewBookingControlProps<AreaField>) {
  const [text, setText] = useState(initial)
  return (
    <LabelledArea
      label={formLabel(field)}
      name={field.name}
      required={!field.isOptional}
      hint={texts.notesHint}
      charsMax={field.charsMax}
      value={text}
      onWrite={setText}
    />
  )
}
