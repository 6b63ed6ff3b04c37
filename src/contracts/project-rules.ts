export const projectRules = {
  updateCharsMax: 2000,
  milestoneCharsMax: 120,
  nameCharsMax: 120,
  descriptionCharsMax: 2000,
  budgetMax: 100_000_000,
  updatesPage: 20,
  updatesPerHour: 30,
} as const
