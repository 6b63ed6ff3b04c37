import type { EmailTexts } from '#contracts/email-texts.ts'

type Appointment = Record<'service' | 'companyName' | 'contactName' | 'time', string>

export const assignedTexts = ({ service, companyName, contactName, time }: Appointment): EmailTexts => ({
  subject: `New appointment: ${companyName}, ${time}`,
  beforeLink: `You have an appointment with ${contactName} (${companyName}) for ${service} on ${time}. The request:`,
})

export const movedTexts = ({
  service,
  companyName,
  contactName,
  time,
  timeBefore,
}: Appointment & { timeBefore: string }): EmailTexts => ({
  subject: `Moved: ${companyName}, ${time}`,
  beforeLink: `Your appointment with ${contactName} (${companyName}) for ${service} has moved. It is now on ${time}, and no longer on ${timeBefore}. The request:`,
})

export const unassignedTexts = ({ service, companyName, contactName, time }: Appointment): EmailTexts => ({
  subject: `No longer yours: ${companyName}, ${time}`,
  beforeLink: `You are no longer assigned to the appointment with ${contactName} (${companyName}) for ${service} on ${time}. What is assigned to you:`,
})

export const requestAssignedTexts = ({
  service,
  companyName,
  contactName,
}: Omit<Appointment, 'time'>): EmailTexts => ({
  subject: `Request assigned to you: ${companyName}, ${service}`,
  beforeLink: `You are now assigned to the request of ${contactName} (${companyName}) for ${service}. No appointment is confirmed yet. You can see the request here:`,
})

/** Leaves out the client's name, because it is also sent when the client has deleted their account. */
export const calledOffTexts = ({ service, time }: Pick<Appointment, 'service' | 'time'>): EmailTexts => ({
  subject: `Called off: ${service}, ${time}`,
  beforeLink: `Your appointment for ${service} on ${time} is called off. What else is assigned to you:`,
})
