export interface ClaimDefinition {
  /** A sentence for visitors: what was counted. */
  counted: string
  /** The day of the count, YYYY-MM-DD. */
  asOf?: string
}

/** What home says of the origin of its figures. */
export const claimDefinitions: Readonly<
  Record<'enterpriseClients' | 'clientRetention' | 'clientCountries' | 'foundedYear', ClaimDefinition>
> = {
  enterpriseClients: {
    counted: 'Companies with 250 or more employees that have paid for at least one project.',
    asOf: '2026-09-30',
  },
  clientRetention: {
    counted: 'Share of last year’s clients who bought again or kept their contract this year.',
    asOf: '2026-09-30',
  },
  clientCountries: {
    counted: 'Countries in which these clients have their head office.',
    asOf: '2026-09-30',
  },
  foundedYear: { counted: 'The year in which the company was registered.' },
}
