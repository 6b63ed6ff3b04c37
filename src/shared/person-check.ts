export const personCheckHeader = 'x-person-check'

export const personCheckPath = '/person-check'

/** Names our page to Turnstile, which gives it back unaltered with the result. */
export const personCheckAction = 'person-check'

export interface PersonCheckMessage {
  personCheckToken: string
}
