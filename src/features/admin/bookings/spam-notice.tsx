import { spamTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useBookingChange } from './use-booking-change.ts'

export function SpamNotice({ booking }: { booking: AdminBookingDetail }) {
  const change = useBookingChange(booking)
  if (!booking.spamSign) return null
  return (
    <SectionCard title={texts.title}>
      <p className="text-small">
        {texts.signs[booking.spamSign]} {texts.consequence}
      </p>
      <div className="print-hidden mt-3">
        <Button
          look="outline"
          aria-busy={change.isPending}
          onClick={() => {
            if (!change.isPending) change.mutate({ isSpam: false })
          }}
        >
          {texts.button}
        </Button>
      </div>
    </SectionCard>
  )
}
