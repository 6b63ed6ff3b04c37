import { askedFieldList, bookingFieldList } from '#content/booking/booking-fields.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingSourceSchema } from '#contracts/booking-source.ts'
import { BookingFacts } from '#features/admin/bookings/booking-facts.tsx'
import { NewBookingPage } from '#features/admin/bookings/new-booking-page.tsx'
import { servicesQuery } from '#features/admin/overview/queries.ts'
import { BookingPage } from '#features/booking/booking-page.tsx'
import { ConfirmationPage } from '#features/booking/confirmation-page.tsx'
import { BookingCard } from '#features/client/dashboard/booking-card.tsx'
import { sampleAnswers as answers } from '#content/seed/sample-booking.ts'
import { seedServices } from '#content/seed/services.ts'
import { controlsNamed, textOf } from './field-tags.ts'

const createdAt = '2026-11-20T09:52:00.000Z'
const booking = {
  ...answers,
  id: 1,
  confirmationCode: '7K2M-QX41-9FHA-3TWB',
  status: 'pending',
  createdAt,
  service: 'Strategy consultation',
  serviceId: 1,
  unread: 0,
  events: [],
  isOwn: true,
  isSender: true,
  isClaimable: false,
}
const detail = {
  ...booking,
  hasAccount: false,
  assignee: null,
  spamSign: null,
  outcome: null,
  outcomeNote: null,
  updatedAt: createdAt,
  revision: 1,
  account: null,
  project: null,
  source: z.parse(bookingSourceSchema, {}),
  agencyNotes: [],
  clashes: [],
  dayOff: null,
  changedBy: null,
}
const services = seedServices.map(({ picture: _, ...service }) => ({
  ...service,
  features: [...service.features],
}))
const [service] = services

function render(page: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const cache = new QueryClient()
  cache.setQueryData(
    servicesQuery.queryKey,
    services.map((one) => ({
      ...one,
      status: 'published' as const,
      sortOrder: 1,
      updatedAt: createdAt,
      revision: 1,
    })),
  )
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={cache}>{page}</QueryClientProvider>
    </RouterContextProvider>,
  )
}

const forms: [string, () => ReactNode][] = [
  [
    'the booking form',
    () => service && <BookingPage service={service} others={[]} takesAppointments={false} />,
  ],
  ["the back office's form", () => <NewBookingPage />],
]
const pages: [string, () => ReactNode][] = [
  ["the client's booking page", () => <ConfirmationPage booking={booking} onChanged={async () => {}} />],
  ["the dashboard's card", () => <BookingCard booking={booking} />],
  ["the back office's page", () => <BookingFacts booking={detail} />],
]

describe.each(forms)('%s', (_, page) => {
  const html = render(page())
  const text = textOf(html)

  test.each(askedFieldList)('asks for $name: $label', (field) => {
    const [control = 'no control'] = controlsNamed(html, field.name)
    expect(control).toContain(`name="${field.name}"`)
    expect(control.includes(' required=""')).toBe(!field.isOptional)
    if ('charsMax' in field) expect(control).toContain(`maxLength="${field.charsMax}"`)
    expect(text).toContain(field.label)
    for (const option of 'options' in field ? field.options : []) expect(text).toContain(option)
  })

  test.each(bookingFieldList.filter(({ isAsked }) => isAsked === false))(
    'does not ask for $name',
    ({ name }) => {
      expect(controlsNamed(html, name)).toEqual([])
    },
  )

  test('has the order of the list', () => {
    const places = askedFieldList.map(({ name }) => html.indexOf(`name="${name}"`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe.each(pages)('%s', (_, page) => {
  const text = textOf(render(page()))

  test.each(bookingFieldList)('shows $name: $shortLabel', ({ name, shortLabel, control }) => {
    expect(text).toContain(control === 'textarea' ? answers[name] : `${shortLabel} ${answers[name]}`)
  })
})
