export const workingDayTexts = {
  support: 'Support',
  local: (hours: string) => `${hours} local`,
} as const
