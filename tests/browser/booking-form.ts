import { askedFieldList } from '#contracts/booking-fields.ts'
import type { Page } from '@playwright/test'
import { bookingQuestions } from '#content/booking/questions.ts'
import { seedServices } from '#content/seed/services.ts'
import { sampleQuestionFields } from '#content/seed/sample-booking.ts'
import type { BookingFieldName } from '#contracts/booking-fields.ts'
import { questionField, questionsOf } from '#contracts/service-questions.ts'

export const bookableServices = seedServices.filter(({ onBooking }) => onBooking)
export const firstServiceId = bookableServices[0]?.id ?? 0

const { preferredTimeline, budget } = bookingQuestions
export const chosenAnswers = {
  preferredTimeline: preferredTimeline.options.at(1) ?? preferredTimeline.options[0],
  budget: budget.options.at(1) ?? budget.options[0],
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
