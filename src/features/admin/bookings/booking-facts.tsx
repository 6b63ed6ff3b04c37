import { givenAnswers } from '#content/booking/booking-fields.ts'
import type { ReactNode } from 'react'
import { bookingFactTexts } from '#content/interface/admin/booking.ts'
import { sourceInWords, sourceTexts } from '#content/interface/admin/booking-source.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { shownAnswer } from '#contracts/service-questions.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { formatTime } from './time.ts'

export function BookingFacts({ booking }: { booking: AdminBookingDetail }) {
  const answers = givenAnswers(booking)
  const facts = answers.filter(({ kind }) => kind === 'fact')
  const addresses = answers.filter(({ kind }) => kind === 'address')
  const texts = answers.filter(({ kind }) => kind === 'text')
  const { serviceAnswers = [] } = booking
  return (
    <SectionCard title={bookingFactTexts.title}>
      <dl className="divide-y divide-line text-small">
        <Fact name={bookingTexts.service}>{booking.service}</Fact>
        {facts.map(({ name, shortLabel, value }) => (
          <Fact key={name} name={shortLabel}>
            {value}
          </Fact>
        ))}
        {serviceAnswers.map((one) => (
          <Fact key={one.question} name={one.question}>
            <span className="whitespace-pre-line">{shownAnswer(one)}</span>
          </Fact>
        ))}
        <Fact name={bookingFactTexts.received}>{formatTime(booking.createdAt)}</Fact>
        {sourceInWords(booking.source) ? (
          <Fact name={sourceTexts.cameFrom}>{sourceInWords(booking.source)}</Fact>
        ) : null}
        <Fact name={labelTexts.account}>
          {booking.account ? (
            <SiteLink
              href={`/admin/users/user?id=${booking.account.id}`}
              className="text-link hover:underline"
            >
              {booking.account.name} ({booking.account.username})
            </SiteLink>
          ) : booking.clientEmail ? (
            bookingFactTexts.noAccount
          ) : (
            bookingFactTexts.deletedAccount
          )}
        </Fact>
        {addresses.map(({ name, shortLabel, control, value }) => (
          <Fact key={name} name={shortLabel}>
            <a
              href={`${control === 'tel' ? 'tel' : 'mailto'}:${value}`}
              className="text-link wrap-anywhere hover:underline"
            >
              {value}
            </a>
          </Fact>
        ))}
        <Fact name={bookingFactTexts.clientPage}>
          <SiteLink
            href={`/booking/confirmation/${booking.confirmationCode}`}
            className="text-link tabular hover:underline"
          >
            {booking.confirmationCode}
          </SiteLink>
        </Fact>
      </dl>
      {texts.length > 0 ? (
        <h3 className="mt-5 text-small font-semibold">{bookingFactTexts.clientWords}</h3>
      ) : null}
      {texts.map(({ name, shortLabel, value }) => (
        <div key={name} className="mt-1.5 rounded-field bg-tint px-4 py-3 text-small">
          {texts.length > 1 ? <h4 className="font-semibold">{shortLabel}</h4> : null}
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {value}
          </p>
        </div>
      ))}
    </SectionCard>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
