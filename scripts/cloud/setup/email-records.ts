export type EmailProvider = 'resend' | 'postmark'

export interface DnsRecord {
  type: 'TXT' | 'MX' | 'CNAME'
  name: string
  value: string
  purpose: string
}

/**
 * Returns the DNS records that let a provider send for a domain. Only the provider shows the account's DKIM key.
 * @see https://resend.com/docs/dashboard/domains/introduction
 * @see https://postmarkapp.com/support/article/1046-how-do-i-verify-a-domain
 */
export function emailRecords(provider: EmailProvider, domain: string, reportTo: string): DnsRecord[] {
  const dmarc: DnsRecord = {
    type: 'TXT',
    name: `_dmarc.${domain}`,
    value: `v=DMARC1; p=none; rua=mailto:${reportTo}`,
    purpose: 'DMARC; raise p to quarantine once the reports are clean',
  }
  if (provider === 'postmark') {
    return [
      {
        type: 'CNAME',
        name: `pm-bounces.${domain}`,
        value: 'pm.mtasv.net',
        purpose: 'SPF, through the return path',
      },
      {
        type: 'TXT',
        name: `<selector>._domainkey.${domain}`,
        value: '<shown by Postmark>',
        purpose: 'DKIM',
      },
      dmarc,
    ]
  }
  return [
    { type: 'TXT', name: `send.${domain}`, value: 'v=spf1 include:amazonses.com ~all', purpose: 'SPF' },
    {
      type: 'MX',
      name: `send.${domain}`,
      value: '10 feedback-smtp.<region>.amazonses.com',
      purpose: 'bounces; Resend shows the region',
    },
    { type: 'TXT', name: `resend._domainkey.${domain}`, value: '<shown by Resend>', purpose: 'DKIM' },
    dmarc,
  ]
}
