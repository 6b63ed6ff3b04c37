import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { bookingAssigneeTexts as texts } from '#content/interface/admin/booking.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { Button } from '#ui/button.tsx'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { QueryState } from '#ui/query-state.tsx'
import { assigneesQuery } from './queries.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { Select } from '#ui/select.tsx'
import { useBookingChange } from './use-booking-change.ts'

/** Submits with a button, because arrow keys alone change a select and must not assign anybody. */
export function BookingAssignee({ booking }: { booking: AdminBookingDetail }) {
  const id = useId()
  const people = useQuery(assigneesQuery)
  const change = useBookingChange(booking)
  const changeOnce = useMutateOnce(change)
  const { assignee } = booking
  return (
    <SectionCard title={bookingTexts.assignee}>
      <QueryState query={people.isPending ? { ...people, data: [] } : people} what={texts.what}>
        {(list) => (
          <form
            key={`${assignee?.id ?? 'nobody'} ${people.isPending}`}
            className="flex flex-wrap gap-2.5"
            onSubmit={(event) => {
              event.preventDefault()
              const assigneeId = new FormData(event.currentTarget).get('assignee')
              void changeOnce({ assigneeId: assigneeId ? Number(assigneeId) : null })
            }}
          >
            <label htmlFor={id} className="sr-only">
              {texts.label}
            </label>
            <Select
              id={id}
              name="assignee"
              defaultValue={assignee?.id ?? ''}
              disabled={people.isPending}
              className="min-w-0 flex-1 basis-40"
            >
              <option value="">{texts.nobody}</option>
              {list.map(({ id: personId, name, isYou }) => (
                <option key={personId} value={personId}>
                  {isYou ? bookingTexts.you(name) : name}
                </option>
              ))}
              {assignee && !list.some((person) => person.id === assignee.id) ? (
                <option value={assignee.id}>
                  {people.isPending ? assignee.name : texts.formerAdmin(assignee.name)}
                </option>
              ) : null}
            </Select>
            <Button
              type="submit"
              look="outline"
              aria-busy={change.isPending || people.isPending}
              size="field"
              className="print-hidden"
            >
              {texts.button}
            </Button>
          </form>
        )}
      </QueryState>
    </SectionCard>
  )
}
