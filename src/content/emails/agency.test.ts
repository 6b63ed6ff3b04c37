import { expect, it } from 'vitest'
import { personLeftTexts } from './agency.ts'

const left = (requests: number, appointments: number, projects: number) => {
  const { subject, beforeLink } = personLeftTexts({ name: 'Asha', requests, appointments, projects })
  return `${subject}. ${beforeLink}`
}

it.each([
  [
    left(1, 0, 0),
    'Asha deleted their account and leaves 1 open request. Nobody is assigned to it any more, and the client has not been told. You can find it in the back office under Contact Submissions:',
  ],
  [
    left(0, 1, 2),
    'Asha deleted their account and leaves 1 upcoming appointment and 2 unfinished projects. Nobody is assigned to them any more, and the clients have not been told. You can find them in the back office under Contact Submissions and Projects:',
  ],
  [
    left(0, 0, 2),
    'Asha deleted their account and leaves 2 unfinished projects. Nobody is assigned to them any more, and the clients have not been told. You can find them in the back office under Projects:',
  ],
])('the agency reads what a person leaves in whole sentences', (texts, expected) => {
  expect(texts).toBe(expected)
})
