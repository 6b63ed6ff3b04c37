import { formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import { Field } from '#ui/field.tsx'
import { ChipsField } from './chips-field.tsx'
import { LongTextField } from './long-text-field.tsx'
import { SelectField } from './select-field.tsx'

interface BookingControlProps {
  field: NamedBookingField
  chars: number
  error: string | undefined
}

export function BookingControl({ field, chars, error }: BookingControlProps) {
  const { name, isOptional } = field
  const common = { name, required: !isOptional, error }
  switch (field.control) {
    case 'textarea':
      return <LongTextField {...common} label={field.label} charsMax={field.charsMax} chars={chars} />
    case 'select':
      return <SelectField {...common} label={formLabel(field)} options={field.options} />
    case 'chips':
      return <ChipsField {...common} label={formLabel(field)} options={field.options} />
    default:
      return (
        <Field
          {...common}
          label={formLabel(field)}
          type={field.control}
          autoComplete={field.autocomplete}
          maxLength={field.charsMax}
        />
      )
  }
}
