import { useQuery } from '@tanstack/react-query'
import type { User } from '#contracts/auth.ts'
import type { Calendars } from '#contracts/calendars.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { BusyCalendarCard } from './busy-calendar-card.tsx'
import { CalendarFeedCard } from './calendar-feed-card.tsx'
import { calendarsQuery } from './queries.ts'

const pollMs = 10_000

const isWaiting = ({ busy }: Calendars) => busy !== null && !busy.lastReadAt && !busy.problem

export function CalendarCards({ user: { role } }: { user: User }) {
  const calendars = useQuery({
    ...calendarsQuery,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? pollMs : false),
  })
  return (
    <>
      <CalendarFeedCard calendars={calendars} mayShowAll={role === 'admin'} />
      {takesAppointments(role) ? <BusyCalendarCard calendars={calendars} /> : null}
    </>
  )
}
