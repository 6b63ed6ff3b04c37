import type { EmailTexts } from '#contracts/email-texts.ts'

interface Reminder {
  service: string
  appointment: string
}

export const dayReminderTexts = ({ service, appointment }: Reminder): EmailTexts => ({
  subject: `Reminder: your appointment on ${appointment}`,
  beforeLink: `Your appointment for ${service} is on ${appointment}. You can see your request here:`,
})

export const hourReminderTexts = ({ service, appointment }: Reminder): EmailTexts => ({
  subject: `Your appointment starts soon: ${appointment}`,
  beforeLink: `Your appointment for ${service} is on ${appointment}. You can see your request here:`,
})

export const agencyReminderTexts = ({
  service,
  appointment,
  companyName,
  contactName,
  startsSoon,
}: Reminder & { companyName: string; contactName: string; startsSoon: boolean }): EmailTexts => ({
  subject: `${startsSoon ? 'Starts soon' : 'Reminder'}: ${companyName}, ${appointment}`,
  beforeLink: `Your appointment with ${contactName} (${companyName}) for ${service} is on ${appointment}. The request:`,
})
