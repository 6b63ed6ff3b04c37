/** The card beside the email address. The length is the one that the back office sets under working hours. */
export const bookingCardCopy = {
  heading: 'Pick a time',
  text: 'Talk it through first. Choose a free time in your own time zone, or let us suggest one.',
  facts: [
    { icon: 'clock', text: '30 minutes' },
    { icon: 'video', text: 'Video call' },
    { icon: 'wallet', text: 'Free' },
    { icon: 'user-check', text: 'No account needed' },
  ],
  action: 'Book a call',
} as const
