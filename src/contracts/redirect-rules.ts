export const redirectRules = {
  pathCharsMax: 500,
  redirectsMax: 10_000,
  statuses: [301, 302],
  missingPathsMax: 500,
  missingPathCharsMax: 200,
} as const
