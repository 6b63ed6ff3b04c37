interface CalendarEvent {
  title: string
  text: string
  startsAt: Date
  minutes: number
}

const endOf = ({ startsAt, minutes }: CalendarEvent) => new Date(startsAt.getTime() + minutes * 60_000)

/** Returns the page of Google Calendar that adds an event, https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs. */
export function googleCalendarLink(event: CalendarEvent): string {
  const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(endOf(event))}`,
    details: event.text,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Returns the page of Outlook on the web that adds an event. */
export function outlookLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt.toISOString(),
    enddt: endOf(event).toISOString(),
    body: event.text,
  })
  // Outlook shows plus signs as they are.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`.replaceAll('+', '%20')
}
