import { bookingStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/words.ts'
import { type FocusEvent, useId, useRef } from 'react'
import { statusMenuTexts as texts } from '#content/interface/admin/booking-list.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { transitionsFrom } from '#contracts/booking-transitions.ts'
import { useAsk } from '#ui/ask.ts'
import { BookingBadge } from '#ui/status-badges.tsx'
import { Icon } from '#ui/icon.tsx'
import { closePopover } from '#ui/popover.ts'
import { cancelQuestion } from './cancel-question.ts'
import { useBookingChange } from './use-booking-change.ts'

const gapPx = 6

export function StatusMenu({ booking }: { booking: AdminBooking }) {
  const { status, companyName, service } = booking
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const change = useBookingChange(booking)
  const ask = useAsk()
  const transitions = status === 'cancelled' && !booking.clientEmail ? [] : transitionsFrom(status)
  const statusName = wordFor(bookingStatusNames, status)
  if (transitions.length === 0) return <BookingBadge status={status} />

  function positionMenu() {
    const button = opener.current?.getBoundingClientRect()
    if (!button || !menu.current) return
    const { style, offsetHeight, offsetWidth } = menu.current
    const isRoomBelow = button.bottom + gapPx + offsetHeight < innerHeight
    style.top = `${isRoomBelow ? button.bottom + gapPx : Math.max(gapPx, button.top - gapPx - offsetHeight)}px`
    style.left = `${Math.max(gapPx, Math.min(button.left, innerWidth - offsetWidth - gapPx))}px`
  }

  /** Otherwise it would cover the row whose control has the focus then. */
  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (!relatedTarget || relatedTarget === opener.current || menu.current?.contains(relatedTarget)) return
    closePopover(menu.current)
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        onBlur={closeWhenLeft}
        aria-label={texts.openLabel(companyName, service, statusName)}
        aria-busy={change.isPending}
        className="relative z-1 inline-flex min-h-9 items-center max-lg:min-h-11 gap-1 rounded-full border border-line-strong bg-card pr-2 pl-1 hover:border-accent aria-busy:opacity-60 contrast:border-3 print:border-0"
      >
        <BookingBadge status={status} />
        <Icon name="chevron-down" className="print-hidden text-ink-soft" />
      </button>
      <section
        ref={menu}
        id={id}
        popover="auto"
        aria-label={texts.menuLabel(companyName, service, statusName)}
        onToggle={positionMenu}
        onBlur={closeWhenLeft}
        className="fixed inset-auto m-0 w-60 rounded-hero-button border border-line bg-card p-2 text-ink shadow-overlay contrast:border-3"
      >
        <p className="px-2.5 pt-1 pb-1.5 text-tiny text-ink-soft">{texts.heading(statusName)}</p>
        {transitions.map((to) => (
          <button
            key={to}
            type="button"
            onClick={async () => {
              closePopover(menu.current)
              if (to !== 'cancelled' || (await ask(cancelQuestion(booking)))) change.mutate({ status: to })
            }}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-chip px-2.5 text-small font-semibold capitalize hover:bg-tint contrast:mb-1"
          >
            <span
              aria-hidden="true"
              className={`dot size-2 ${to === 'cancelled' ? 'bg-danger' : to === 'confirmed' ? 'bg-success' : 'bg-info'}`}
            />
            {bookingStatusNames[to]}
          </button>
        ))}
        <p className="mt-1.5 border-t border-line px-2.5 pt-2 pb-1 text-tiny text-ink-soft">
          {bookingTexts.notifiedNote}
        </p>
      </section>
    </>
  )
}
