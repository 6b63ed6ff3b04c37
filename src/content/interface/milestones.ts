export const milestoneTexts = {
  done: (day: string) => `Done ${day}`,
  openWithoutDate: 'Open, no due date',
  overdue: (day: string) => `Overdue since ${day}`,
  open: (day: string) => `Open, due ${day}`,
} as const
