export const scheduleRules = {
  slotMinutes: { min: 5, max: 480 },
  bufferMinutes: { min: 0, max: 240 },
  noticeHours: { min: 0, max: 720 },
  daysAhead: { min: 1, max: 180 },
  rangesMax: 28,
  daysOffMax: 60,
  labelCharsMax: 80,
} as const

export const holdHours = 72
