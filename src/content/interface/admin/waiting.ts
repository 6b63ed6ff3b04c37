export const waitTexts = {
  justArrived: 'just\u00a0arrived',
  hours: (hours: number) => `waiting\u00a0${hours}\u00a0h`,
  days: (days: number) => `waiting\u00a0${days}\u00a0days`,
} as const

export const bookingsPanelTexts = {
  allLink: 'View all',
  allLabel: (title: string) => `View all: ${title}`,
} as const
