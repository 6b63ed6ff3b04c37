export const projectRules = {
  updateCharsMax: 2000,
  milestoneCharsMax: 120,
  nameCharsMax: 120,
  descriptionCharsMax: 2000,
  /** Enough for currencies like the rupiah and the dong, in which a large project costs billions. */
  budgetMax: 100_000_000_000,
  updatesPage: 20,
  updatesPerHour: 30,
  /** Due days are counted from the start, and keep a year of four digits. */
  lastStart: '9000-12-31',
} as const
