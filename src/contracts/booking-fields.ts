import type { BookingInput } from './booking-input.ts'
import { bookingRules } from './booking-rules.ts'

export type BookingFieldName = Exclude<
  keyof BookingInput,
  'serviceId' | 'serviceAnswers' | 'idempotencyKey' | 'slot' | 'timeZone' | 'source'
>

interface Handling {
  isOptional?: boolean
  /** For readers who have the confirmation code but neither own the booking nor work for the agency. */
  strangersSee: 'everything' | 'initials' | 'domain' | 'nothing'
  onAccountDeletion: 'keep' | 'erase'
}

interface Words {
  label: string
  shortLabel: string
}

interface Question extends Words {
  /** `false` for an optional question that no form asks; answers that are stored already stay visible. */
  isAsked?: boolean
}

type WrittenControl =
  | { control: 'text' | 'email' | 'tel'; autocomplete?: string; charsMax: number }
  | { control: 'textarea'; charsMax: number }
interface ChoiceControl {
  control: 'select' | 'chips'
}
interface Choice {
  options: readonly [string, ...string[]]
}

type ListedField = Handling & (WrittenControl | ChoiceControl)
export type BookingField = Handling & Question & (WrittenControl | (ChoiceControl & Choice))

type IsOptional<Name extends BookingFieldName> = undefined extends BookingInput[Name] ? true : false
type FieldOf<Name extends BookingFieldName> = ListedField &
  (IsOptional<Name> extends true ? { isOptional: true } : { isOptional?: false })

export type BookingFields = { [Name in BookingFieldName]: FieldOf<Name> }

/**
 * All forms, emails, exports and pages that show a booking derive from this list, in this order. Words and choices are
 * in #content/booking/questions.ts, the validation is in booking-input.ts; a field that one of the three files lacks
 * does not compile.
 */
const listedFields = {
  companyName: {
    control: 'text',
    autocomplete: 'organization',
    charsMax: bookingRules.companyCharsMax,
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  contactName: {
    control: 'text',
    autocomplete: 'name',
    charsMax: bookingRules.nameCharsMax,
    strangersSee: 'initials',
    onAccountDeletion: 'erase',
  },
  clientEmail: {
    control: 'email',
    autocomplete: 'email',
    charsMax: bookingRules.emailCharsMax,
    strangersSee: 'domain',
    onAccountDeletion: 'erase',
  },
  preferredTimeline: {
    control: 'select',
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  budget: {
    control: 'chips',
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  notes: {
    control: 'textarea',
    charsMax: bookingRules.notesCharsMax,
    isOptional: true,
    strangersSee: 'everything',
    onAccountDeletion: 'erase',
  },
} as const satisfies Record<string, ListedField>

type ListedFields = typeof listedFields
type Unknown = Exclude<keyof ListedFields, BookingFieldName>
export const bookingFields: BookingFields &
  Record<Unknown, { add: 'this field to bookingShape in booking-input.ts' }> = listedFields

/** Derived from the list alone: the schema reads questions, so its type cannot be part of theirs. */
export type BookingQuestions = {
  [Name in keyof ListedFields]: Words &
    (ListedFields[Name] extends ChoiceControl ? Choice : unknown) &
    (ListedFields[Name] extends { isOptional: true }
      ? Question
      : ListedFields[Name] extends { control: 'email' }
        ? unknown
        : { missing: string })
}

type OptionalName = {
  [Name in BookingFieldName]: IsOptional<Name> extends true ? Name : never
}[BookingFieldName]
export type RequiredName = Exclude<BookingFieldName, OptionalName>

export type PerField<Required, Optional> = Record<RequiredName, Required> & Record<OptionalName, Optional>

/** The casts here and in `bookingWords` hold because `bookingFields` has exactly the names of `BookingFieldName`. */
export function perField<Required, Optional>(
  required: (name: RequiredName, field: ListedField) => Required,
  optional: (name: OptionalName, field: ListedField) => Optional,
): PerField<Required, Optional> {
  const values = Object.entries<ListedField>(bookingFields).map(([name, field]) => [
    name,
    field.isOptional ? optional(name as OptionalName, field) : required(name as RequiredName, field),
  ])
  return Object.fromEntries(values) as PerField<Required, Optional>
}

export type NamedBookingField = BookingField & { name: BookingFieldName }

type AnswerKind = 'fact' | 'address' | 'text'
export type GivenAnswer = NamedBookingField & { kind: AnswerKind; value: string }
type Answers = Partial<Record<BookingFieldName, string | null | undefined>>

const kinds: Record<BookingField['control'], AnswerKind> = {
  text: 'fact',
  select: 'fact',
  chips: 'fact',
  email: 'address',
  tel: 'address',
  textarea: 'text',
}
const readingOrder: readonly AnswerKind[] = ['fact', 'address', 'text']

/** Returns the fields of a booking in the words of an agency's questions, and its answers with these words. */
export function bookingWords(questions: BookingQuestions) {
  const bookingFieldList = Object.entries<ListedField>(bookingFields).map(([name, field]) => {
    const question = questions[name as BookingFieldName]
    return { ...question, ...field, name } as NamedBookingField
  })
  const givenAnswers = (answers: Answers): GivenAnswer[] =>
    bookingFieldList.flatMap((field) => {
      const value = answers[field.name]
      return value ? [{ ...field, kind: kinds[field.control], value }] : []
    })
  return {
    bookingFieldList,
    askedFieldList: bookingFieldList.filter(({ isAsked }) => isAsked !== false),
    givenAnswers,
    /** Returns short answers first, and texts last. */
    answersToRead(answers: Answers): GivenAnswer[] {
      const entries = givenAnswers(answers)
      return readingOrder.flatMap((kind) => entries.filter((entry) => entry.kind === kind))
    },
  }
}

export const formLabel = ({ label, isOptional }: BookingField): string =>
  isOptional ? `${label} (optional)` : label
