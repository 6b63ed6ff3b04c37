import { bookingStatusNames } from '#content/interface/statuses.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { pluralize } from '#shared/words.ts'
import { listInWords } from '#shared/plain-text.ts'

export const clientCancelledTexts = ({
  code,
  companyName,
  contactName,
}: Record<'code' | 'companyName' | 'contactName', string>): EmailTexts => ({
  subject: `${contactName} (${companyName}) cancelled ${code}`,
  beforeLink: `Request ${code} was cancelled by the client. You can see it here:`,
})

export const appointmentMovedTexts = ({
  code,
  companyName,
  contactName,
  appointment,
  isConfirmed,
}: Record<'code' | 'companyName' | 'contactName' | 'appointment', string> & {
  isConfirmed: boolean
}): EmailTexts => ({
  subject: `${contactName} (${companyName}) chose another time for ${code}`,
  beforeLink: isConfirmed
    ? `The appointment is now on ${appointment}. The client's calendar is up to date. You can see the request here:`
    : `The time is now ${appointment}, and waits for your confirmation. You can see the request here:`,
})

export const timeLostAgencyTexts = ({
  code,
  companyName,
  time,
}: Record<'code' | 'companyName' | 'time', string>): EmailTexts => ({
  subject: `${companyName} lost the time that it picked for ${code}`,
  beforeLink: `${time} was held for request ${code}, but not confirmed in time, and somebody else has booked it since. The client can choose another time. You can see the request here:`,
})

export const bookingClaimedTexts = ({
  code,
  companyName,
  name,
}: Record<'code' | 'companyName' | 'name', string>): EmailTexts => ({
  subject: `${name} added ${code} to an account`,
  beforeLink: `Request ${code} of ${companyName} now belongs to an account, whose address gets its emails from now on. You can see it here:`,
})

export const accountLeftTexts: EmailTexts = {
  subject: 'A client deleted an account with open requests',
  beforeLink: `Their ${bookingStatusNames.pending} requests and upcoming appointments are ${bookingStatusNames.cancelled}, and the name and personal answers in them are erased. Their messages are kept. You can see all requests here:`,
}

export const personLeftTexts = ({
  name,
  requests,
  appointments,
  projects,
}: { name: string } & Record<'requests' | 'appointments' | 'projects', number>): EmailTexts => {
  const work = [
    ...(requests > 0 ? [pluralize(requests, 'open request')] : []),
    ...(appointments > 0 ? [pluralize(appointments, 'upcoming appointment')] : []),
    ...(projects > 0 ? [pluralize(projects, 'unfinished project')] : []),
  ]
  const places = [
    ...(requests + appointments > 0 ? ['Contact Submissions'] : []),
    ...(projects > 0 ? ['Projects'] : []),
  ]
  const isOne = requests + appointments + projects === 1
  return {
    subject: `${name} deleted their account and leaves ${listInWords(work)}`,
    beforeLink: `Nobody is assigned to ${isOne ? 'it' : 'them'} any more, and ${isOne ? 'the client has' : 'the clients have'} not been told. You can find ${isOne ? 'it' : 'them'} in the back office under ${listInWords(places)}:`,
  }
}

export const providerUpdateTexts = ({
  author,
  project,
  progressPercentage,
}: {
  author: string
  project: string
  progressPercentage?: number | undefined
}): EmailTexts => {
  const progress = progressPercentage === undefined ? '' : ` It is now ${progressPercentage}% done.`
  return {
    subject: `${author} posted an update on ${project}`,
    beforeLink: `There is a new update on the project ${project}.${progress} You can read it here:`,
  }
}

export const emailsFailedTexts: EmailTexts = {
  subject: 'Some emails could not be delivered',
  beforeLink:
    'At least one email could not be delivered, and we have stopped trying. You can see what failed, and send it again, here:',
}
