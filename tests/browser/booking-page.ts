import { expect, type Page } from '@playwright/test'
import { bookingHeading } from '#content/booking/page.ts'
import {
  bookableServices,
  bookingField,
  fillChosenAnswers,
  fillQuestions,
  firstServiceId,
} from './booking-form.ts'
import { showIntent } from './hydration.ts'

export const bookingPath = `/booking/${firstServiceId}`
export const heading = bookableServices.slice(0, 1).map(bookingHeading)[0] ?? ''

export const confirmation = /\/booking\/confirmation\/[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/
export const codeOf = (page: Page) => new URL(page.url()).pathname.replace('/booking/confirmation/', '')

export async function untilScriptRuns(page: Page) {
  await showIntent(page)
  await expect
    .poll(() => page.locator('main form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true)
}

export async function fillIn(page: Page, serviceId = firstServiceId) {
  await bookingField(page, 'companyName').fill('Everest Outfitters')
  await bookingField(page, 'contactName').fill('Asha Rai')
  await bookingField(page, 'clientEmail').fill('asha@everest.example')
  await fillChosenAnswers(page)
  await fillQuestions(page, serviceId)
}
