import type { BookingInput } from './booking-input.ts'
import { bookingRules, budgetRanges, timelines } from './booking-rules.ts'

/** `serviceId` is given by the page and `idempotencyKey` by the script. */
export type BookingFieldName = Exclude<keyof BookingInput, 'serviceId' | 'idempotencyKey'>

interface Described {
  label: string
  shortLabel: string
  isOptional?: boolean
  /** For readers who have the confirmation code but neither own the booking nor work for the agency. */
  strangersSee: 'everything' | 'initials' | 'domain' | 'nothing'
  onAccountDeletion: 'keep' | 'erase'
}

type Control =
  | { control: 'text' | 'email' | 'tel'; autocomplete?: string; charsMax: number }
  | { control: 'textarea'; charsMax: number }
  | { control: 'select' | 'chips'; options: readonly string[] }

export type BookingField = Described & Control

type IsOptional<Name extends BookingFieldName> = undefined extends BookingInput[Name] ? true : false
type FieldOf<Name extends BookingFieldName> = BookingField &
  (IsOptional<Name> extends true ? { isOptional: true } : { isOptional?: false })

export type BookingFields = { [Name in BookingFieldName]: FieldOf<Name> }

/**
 * Every field of the booking form, in order. All forms, emails, exports and pages that show a booking derive from
 * this list. The validation is in booking-input.ts; a field in only one of the two files does not compile.
 */
export const bookingFields = {
  companyName: {
    label: 'Company name',
    shortLabel: 'Company',
    control: 'text',
    autocomplete: 'organization',
    charsMax: bookingRules.companyCharsMax,
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  contactName: {
    label: 'Contact name',
    shortLabel: 'Contact',
    control: 'text',
    autocomplete: 'name',
    charsMax: bookingRules.nameCharsMax,
    strangersSee: 'initials',
    onAccountDeletion: 'erase',
  },
  clientEmail: {
    label: 'Email',
    shortLabel: 'Email',
    control: 'email',
    autocomplete: 'email',
    charsMax: bookingRules.emailCharsMax,
    strangersSee: 'domain',
    onAccountDeletion: 'erase',
  },
  preferredTimeline: {
    label: 'Preferred timeline',
    shortLabel: 'Timeline',
    control: 'select',
    options: timelines,
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  budget: {
    label: 'Budget range',
    shortLabel: 'Budget',
    control: 'chips',
    options: budgetRanges,
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  notes: {
    label: 'Notes',
    shortLabel: 'Notes',
    control: 'textarea',
    charsMax: bookingRules.notesCharsMax,
    isOptional: true,
    strangersSee: 'everything',
    onAccountDeletion: 'erase',
  },
} satisfies BookingFields

type OptionalName = {
  [Name in BookingFieldName]: IsOptional<Name> extends true ? Name : never
}[BookingFieldName]
type RequiredName = Exclude<BookingFieldName, OptionalName>

export type PerField<Required, Optional> = Record<RequiredName, Required> & Record<OptionalName, Optional>

/**
 * The casts hold because `bookingFields` has exactly the names of `BookingFieldName`, and its type requires
 * `isOptional` for exactly the optional ones.
 */
export function perField<Required, Optional>(
  required: (name: RequiredName, field: BookingField) => Required,
  optional: (name: OptionalName, field: BookingField) => Optional,
): PerField<Required, Optional> {
  const fields: [string, BookingField][] = Object.entries(bookingFields)
  const values = fields.map(([name, field]) => [
    name,
    field.isOptional ? optional(name as OptionalName, field) : required(name as RequiredName, field),
  ])
  return Object.fromEntries(values) as PerField<Required, Optional>
}

const named = <Name extends BookingFieldName>(name: Name, field: BookingField) => ({ ...field, name })

export type NamedBookingField = BookingField & { name: BookingFieldName }
export const bookingFieldList: readonly NamedBookingField[] = Object.values(perField(named, named))

export const formLabel = ({ label, isOptional }: BookingField): string =>
  isOptional ? `${label} (optional)` : label

type AnswerKind = 'fact' | 'address' | 'text'

const kinds: Record<BookingField['control'], AnswerKind> = {
  text: 'fact',
  select: 'fact',
  chips: 'fact',
  email: 'address',
  tel: 'address',
  textarea: 'text',
}

export type GivenAnswer = NamedBookingField & { kind: AnswerKind; value: string }

export const givenAnswers = (
  answers: Partial<Record<BookingFieldName, string | null | undefined>>,
): GivenAnswer[] =>
  bookingFieldList.flatMap((field) => {
    const value = answers[field.name]
    return value ? [{ ...field, kind: kinds[field.control], value }] : []
  })

const readingOrder: readonly AnswerKind[] = ['fact', 'address', 'text']

export function answersToRead(answers: Parameters<typeof givenAnswers>[0]): GivenAnswer[] {
  const given = givenAnswers(answers)
  return readingOrder.flatMap((wanted) => given.filter(({ kind }) => kind === wanted))
}
