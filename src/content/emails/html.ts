import type { EmailHtmlTexts } from '#contracts/email-html-texts.ts'
import { site } from '#site.config.ts'

export const emailHtmlTexts: EmailHtmlTexts = {
  actions: {
    '/account': 'Open your account',
    '/admin': 'Open the back office',
    '/admin/contact-submissions/request': 'Open the request',
    '/admin/projects/project': 'Open the project',
    '/admin/users': 'Open the users',
    '/admin/emails': 'Open the emails',
    '/auth/confirm': 'Confirm the address',
    '/auth/forgot': 'Choose a new password',
    '/auth/invitation': 'Accept the invitation',
    '/auth/remove-factor': 'Remove it and sign out everywhere',
    '/auth/reset': 'Choose a new password',
    '/auth/stop-email-change': 'Stop the change',
    '/booking/appointment': 'Choose another time or cancel',
    '/booking/claim': 'See who asked',
    '/booking/confirmation': 'See the request',
    '/booking/messages': 'Read and answer the messages',
    '/contact': 'Contact us',
    '/dashboard': 'Open your dashboard',
    '/dashboard/project': 'Open the project',
    '/newsletter/confirm': 'Confirm the subscription',
    '/privacy-policy': 'Read the privacy page',
  },
  otherAction: 'Open the page',
  mark: site.sampleFigures ? '▲▲' : '',
  choices: 'Choose what we email you',
  beforeAddress: 'If the button does not work, open this address:',
  footer: `${site.legalName}, ${site.email}`,
}

export const testEmailSubject = (subject: string) => `[Test] ${subject}`

export const samplePeople = {
  name: 'Mina Sample',
  username: 'mina.sample',
  company: 'Sample Company',
  service: 'Sample service',
  project: 'Sample project',
  device: 'Firefox on Windows',
  by: 'sam',
} as const
