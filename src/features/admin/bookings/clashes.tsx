import { bookingStatusTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { bookingPath } from './bookings-state.ts'
import { formatTime } from './time.ts'

/** The live region is always there, so that screen readers announce what comes into it. */
export const Clashes = ({ booking: { assignee, clashes } }: { booking: AdminBookingDetail }) => (
  <div role="status">
    {assignee && clashes.length > 0 ? (
      <div className="mt-3 rounded-field bg-tint px-4 py-3 text-fine">
        <p className="font-semibold">{texts.clash(assignee.name)}</p>
        <ul>
          {clashes.map(({ confirmationCode, companyName, startsAt }) => (
            <li key={confirmationCode} className="wrap-anywhere">
              <SiteLink href={bookingPath(confirmationCode)} className="text-link hover:underline">
                {companyName}
              </SiteLink>
              , {formatTime(startsAt)}
            </li>
          ))}
        </ul>
      </div>
    ) : null}
  </div>
)
