export const messageRules = {
  charsMax: 2000,
  pageRows: 30,
  perHour: 30,
} as const
