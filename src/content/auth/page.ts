import { bookingStatusNames } from '#content/interface/statuses.ts'

const { pending, confirmed, completed, cancelled } = bookingStatusNames

export const accountBenefits = [
  {
    icon: 'folder-kanban',
    title: 'Projects with their numbers',
    text: 'Percent complete, budget and status of each project, kept by the people who do the work.',
  },
  {
    icon: 'route',
    title: 'Requests you can follow',
    text: `Every service request has a code and one of four states: ${pending}, ${confirmed}, ${completed}, ${cancelled}.`,
  },
  {
    icon: 'calendar-check',
    title: 'Details that stay put',
    text: 'Timeline, budget range and notes as you sent them, wherever you sign in from.',
  },
  {
    icon: 'handshake',
    title: 'An account for providers too',
    text: 'Register as a service provider and the same sign-in serves both sides.',
  },
] as const satisfies readonly { icon: string; title: string; text: string }[]
