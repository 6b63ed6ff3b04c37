import type { AppointmentMover } from '#contracts/bookings.ts'
import type { KindOfMove } from '#contracts/kind-of-move.ts'

export const bookingListTexts = {
  heading: 'Service bookings',
  what: 'your bookings',
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  emptyText: 'No service bookings yet',
  servicesLink: 'View Services',
  olderButton: 'Show older bookings',
  olderFailedTitle: 'Older bookings were not loaded',
} as const

export const bookingCardTexts = {
  serviceLabel: 'Service',
  submittedLabel: 'Submitted',
  appointment: 'We talk on',
  detailsLink: 'View Details',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  calendarLink: 'Add to calendar',
  moveLink: 'Move',
  historyHeading: 'History',
  received: 'Received',
  moves: {
    moved: (mover: AppointmentMover) => (mover === 'client' ? 'Moved by you' : 'Moved by us'),
    set: (mover: AppointmentMover) => (mover === 'client' ? 'Time set by you' : 'Time set by us'),
    removed: (mover: AppointmentMover) => (mover === 'client' ? 'Time removed by you' : 'Time removed by us'),
    lost: () => 'Held time lost to another request',
  } satisfies Record<KindOfMove, (mover: AppointmentMover) => string>,
  from: 'from',
  to: 'to',
  was: 'it was',
} as const

export const cancelBookingTexts = {
  question: 'Cancel request',
  text: 'You can undo this for 20 seconds. After that only we can reopen the request, so write to us if you change your mind.',
  confirmButton: 'Yes, cancel it',
  keepButton: 'Keep it',
  cancelledTitle: 'Request cancelled',
  cancelledText: 'To undo it, open it within 20 seconds.',
  failedTitle: 'Nothing was changed',
  unknownTitle: 'We can’t tell whether this worked',
} as const

export const claimByCodeTexts = {
  summary: 'Add a request by its code',
  codeLabel: 'Confirmation code',
  codeHint:
    'For a request that you sent without signing in. If it has another email address, we ask there first.',
  codeMalformed: 'A code has sixteen letters and digits, such as 7K2M-QX41-9FHA-3TWB.',
  addButton: 'Add it to your account',
} as const
