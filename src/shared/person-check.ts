export const personCheckHeader = 'x-person-check'

export const personCheckPath = '/person-check'

export interface PersonCheckMessage {
  personCheckToken: string
}
