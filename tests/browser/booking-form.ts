import { askedFieldList, questionsOf } from '#content/booking/booking-fields.ts'
import type { Page } from '@playwright/test'
import { bookingQuestions } from '#content/booking/questions.ts'
import { seedServices } from '#content/seed/services.ts'
import { sampleAnswers, sampleQuestionFields } from '#content/seed/sample-booking.ts'
import type { BookingFieldName, NamedBookingField, RequiredName } from '#contracts/booking-fields.ts'
import { questionField } from '#contracts/service-questions.ts'

export const bookableServices = seedServices.filter(({ onBooking }) => onBooking)
export const firstServiceId = bookableServices[0]?.id ?? 0

const typedByTests: readonly BookingFieldName[] = ['companyName', 'contactName', 'clientEmail']
const otherRequiredFields = askedFieldList.filter(
  ({ name, isOptional }) => !isOptional && !typedByTests.includes(name),
)

export const answerTo = (field: NamedBookingField): string =>
  ('options' in field && field.options.at(1)) || sampleAnswers[field.name]

type ChosenAnswers = Record<Exclude<RequiredName, 'companyName' | 'contactName' | 'clientEmail'>, string>
export const chosenAnswers = Object.fromEntries(
  otherRequiredFields.map((field) => [field.name, answerTo(field)]),
) as ChosenAnswers

export async function fillChosenAnswers(page: Page): Promise<void> {
  for (const field of otherRequiredFields) {
    const response = answerTo(field)
    const select = page.locator(`select[name=${field.name}]`)
    if ((await select.count()) > 0) await select.selectOption(response)
    else if (field.control === 'chips') await page.getByLabel(response, { exact: true }).check()
    else await bookingField(page, field.name).fill(response)
  }
}

export async function fillNotes(page: Page, text: string): Promise<void> {
  if (asksForNotes) await bookingField(page, 'notes').fill(text)
}

export async function fillQuestions(page: Page, serviceId: number): Promise<void> {
  const replies = sampleQuestionFields(serviceId)
  for (const question of questionsOf(serviceId)) {
    const control = page.getByLabel(question.label)
    const reply = replies[questionField(question)] ?? ''
    await (question.kind === 'choice' ? control.selectOption(reply) : control.fill(reply))
  }
}

export const asksForNotes = askedFieldList.some(({ name }) => name === 'notes')

export const bookingField = (page: Page, name: BookingFieldName) =>
  page.getByLabel(bookingQuestions[name].label)

export const budgetChoice = (page: Page) => page.getByLabel(chosenAnswers.budget, { exact: true })
