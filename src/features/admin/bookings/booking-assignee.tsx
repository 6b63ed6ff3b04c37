import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { bookingAssigneeTexts as texts } from '#content/interface/admin/booking.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { Form, SubmitButton } from '#ui/form/form.tsx'
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
  const { assignee } = booking
  const [choice, setChoice] = useState<{ id: string; idBefore: string }>()
  const assigneeId = String(assignee?.id ?? '')
  const chosenId = choice?.idBefore === assigneeId ? choice.id : assigneeId
  return (
    <SectionCard title={bookingTexts.assignee}>
      <QueryState query={people.isPending ? { ...people, data: [] } : people} what={texts.what}>
        {(list) => (
          <Form
            className="flex flex-wrap gap-2.5"
            send={() => change.mutateAsync({ assigneeId: chosenId ? Number(chosenId) : null })}
          >
            <label htmlFor={id} className="sr-only">
              {texts.label}
            </label>
            <Select
              id={id}
              value={chosenId}
              onChange={({ target }) => setChoice({ id: target.value, idBefore: assigneeId })}
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
            <SubmitButton
              look="outline"
              disabled={chosenId === assigneeId}
              size="field"
              className="print-hidden"
            >
              {texts.button}
            </SubmitButton>
          </Form>
        )}
      </QueryState>
    </SectionCard>
  )
}
