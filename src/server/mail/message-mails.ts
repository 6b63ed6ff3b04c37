import { shownCode } from '#contracts/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { Mail } from './mailer.ts'

interface Written {
  /** As stored. */
  code: string
  companyName: string
  contactName: string
  /** Of the account that the booking belongs to; a guest's is the one in the request. */
  clientEmail: string
  /** Whether an account has it: a guest sees messages only after adding it to one. */
  hasAccount: boolean
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
}

const link = ({ code, siteUrl }: Written) => `${siteUrl}/booking/confirmation/${shownCode(code)}#messages`

/** To the client, when the agency wrote. What it wrote stands behind the sign-in and not in a mail. */
export function agencyWrote(written: Written): Mail {
  const { code, contactName, clientEmail, hasAccount } = written
  const how = hasAccount ? 'Sign in to read it and to answer' : 'Add the request to an account to read it'
  return {
    to: clientEmail,
    subject: `A message about your request ${shownCode(code)}`,
    body: `Hello ${contactName},\n\nwe have written to you about your request ${shownCode(code)}. ${how}: ${link(written)}\n\n${site.brand}\n`,
  }
}

/** To the agency, when the client wrote. */
export function clientWrote(written: Written): Mail {
  const { code, companyName, contactName } = written
  return {
    to: site.email,
    subject: `${contactName}, ${companyName}, wrote about ${shownCode(code)}`,
    body: `There is a new message about the request ${shownCode(code)}: ${link(written)}\n`,
  }
}
