export const personCheckHeader = 'x-person-check'

export const personCheckPath = '/person-check'

/** Identifies our page to Turnstile, which returns it with the result. */
export const personCheckAction = 'person-check'

export interface PersonCheckMessage {
  personCheckToken: string
}
