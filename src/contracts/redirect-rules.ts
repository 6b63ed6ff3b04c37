export const redirectRules = {
  pathCharsMax: 500,
  /** All of them are read at once where they are served. */
  redirectsMax: 1000,
  statuses: [301, 302],
  missingPathsMax: 500,
  missingPathCharsMax: 200,
} as const
