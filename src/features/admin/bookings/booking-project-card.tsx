import { bookingProjectTexts as texts } from '#content/interface/admin/booking-project.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function BookingProjectCard({ booking }: { booking: AdminBookingDetail }) {
  const { confirmationCode, project, spamSign, status } = booking
  if (project)
    return (
      <SectionCard title={texts.card}>
        <SiteLink
          href={`/admin/projects/project?id=${project.id}`}
          className="text-small text-link wrap-anywhere hover:underline"
        >
          {project.name}
        </SiteLink>
      </SectionCard>
    )
  if (spamSign !== null || (status !== 'confirmed' && status !== 'completed')) return null
  return (
    <div className="print-hidden">
      <SectionCard title={texts.card}>
        <ButtonLink href={`/admin/projects/new?booking=${confirmationCode}`}>{texts.startButton}</ButtonLink>
        <p className="mt-3 text-tiny text-ink-soft">{texts.startNote}</p>
      </SectionCard>
    </div>
  )
}
