import { bookingCardCopy as copy } from '#content/contact/booking-card.ts'
import { team } from '#content/team.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PersonLine } from '#ui/person-line.tsx'

export function BookingCard({ path }: { path: string }) {
  const [host] = team
  return (
    <section
      aria-labelledby="pick-time-heading"
      data-card=""
      className="on-warm rounded-card border border-line p-6 sm:p-9"
    >
      {host ? <PersonLine person={host} size="large" className="mb-6" /> : null}
      <h2 id="pick-time-heading" className="text-h2">
        {copy.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{copy.text}</p>
      <ul className="mt-5 grid gap-x-6 gap-y-2.5 text-small sm:grid-cols-2">
        {copy.facts.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon name={icon} size="medium" className="text-kicker" />
            {text}
          </li>
        ))}
      </ul>
      <ButtonLink href={path} look="cta" size="hero" width="full" className="mt-7">
        {copy.action}
        <Icon name="arrow-right" />
      </ButtonLink>
    </section>
  )
}
