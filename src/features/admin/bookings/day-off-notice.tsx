import { bookingStatusTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { formatDay } from '#shared/formats.ts'

export const DayOffNotice = ({ booking: { assignee, dayOff } }: { booking: AdminBookingDetail }) => (
  <div role="status">
    {assignee && dayOff ? (
      <p className="mt-3 wrap-anywhere rounded-field bg-tint px-4 py-3 text-fine contrast:border-2">
        {texts.dayOff(assignee.name, {
          ...dayOff,
          firstDay: formatDay(dayOff.firstDay),
          lastDay: formatDay(dayOff.lastDay),
        })}
      </p>
    ) : null}
  </div>
)
