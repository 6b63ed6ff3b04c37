import { askedFieldList, allQuestions } from '#content/booking/booking-fields.ts'
import type { BookingFieldName } from '#contracts/booking-fields.ts'
import { listInWords } from '#shared/plain-text.ts'

const nouns: Partial<Record<BookingFieldName, string>> = { contactName: 'name' }

export const answersAboutService = (): readonly string[] =>
  allQuestions().length > 0 ? ['answers about the service'] : []

export const erasedAnswers = (emailNoun = 'email'): string =>
  listInWords([
    ...askedFieldList
      .filter(({ onAccountDeletion }) => onAccountDeletion === 'erase')
      .map(({ name, shortLabel, control }) =>
        control === 'email' ? emailNoun : (nouns[name] ?? shortLabel.toLowerCase()),
      ),
    ...answersAboutService(),
  ])
