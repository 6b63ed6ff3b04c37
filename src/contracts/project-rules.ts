/** Without zod: forms and contracts share these. */
export const projectRules = {
  /** In code points. */
  updateCharsMax: 2000,
  milestoneCharsMax: 120,
  nameCharsMax: 120,
  descriptionCharsMax: 2000,
  budgetUsdMax: 100_000_000,
  /** Updates of one answer; `?before={id}` gives the next. */
  updatesPage: 20,
  /** Updates of one person in an hour. */
  updatesPerHour: 30,
} as const
