/** Carries the token of a passed check in a request, and in an answer that one is needed. */
export const personCheckHeader = 'x-person-check'

export const personCheckPath = '/person-check'

export interface PersonCheckMessage {
  personCheckToken: string
}
