export const honeypotName = 'homepage'

export const personCheckHeader = 'x-person-check'

export const personCheckPath = '/person-check'

export const personCheckAction = 'person-check'

export interface PersonCheckMessage {
  personCheckToken: string
}
