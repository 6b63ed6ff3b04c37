import { PlainFailure } from '../../lib/plain-failure.ts'
import { emailRecords } from './email-records.ts'
import { askFor, pagesDomainOf, projectName, type SetupStep } from './setup-step.ts'

export const domain: SetupStep = {
  id: 'domain',
  title: 'Custom domain',
  commands: ({ site }) => [`in the dashboard: Workers & Pages, the project, Custom domains, ${site.domain}`],
  doneFor: ({ settings }) => settings.siteUrl ?? '',
  async run(context) {
    const { tools, site, save } = context
    const pagesDomain = pagesDomainOf(context)
    const domain = await askFor(tools, 'Domain of the site (or “none” to stay on pages.dev)?', site.domain)
    if (domain === 'none') {
      save({ siteUrl: `https://${pagesDomain}` })
      return 'done'
    }
    const origin = URL.parse(`https://${domain}`)
    if (!origin || origin.host !== domain.toLowerCase()) throw new PlainFailure(`${domain} is not a domain`)
    let answer = await tools.askSite(origin.origin)
    if (!answer.health) {
      for (const line of domainAdvice(domain, pagesDomain, projectName(context))) tools.print(line)
      await tools.ask('Press Enter when it is set up, or to go on without it: ')
      answer = await tools.askSite(origin.origin)
    }
    if (answer.health) {
      tools.print(`${domain} shows the site.`)
      save({ siteUrl: origin.origin })
      return 'done'
    }
    tools.print(`${domain} ${answer.fault}.`)
    tools.print(
      `Until it shows the site, https://${pagesDomain} does. Run \`npm run setup:cloud\` again then.`,
    )
    return 'later'
  },
}

const domainAdvice = (domain: string, pagesDomain: string, project: string): string[] => [
  `Open https://dash.cloudflare.com/?to=/:account/pages/view/${project}/domains`,
  `and choose Set up a domain, ${domain}. Begin there: a CNAME that the project does not know answers 522.`,
  `With DNS elsewhere: ${domain} CNAME ${pagesDomain} (not for an apex domain).`,
  'In the zone, switch off what changes pages or stops programs: Email Address Obfuscation, Rocket Loader, Bot Fight Mode, JavaScript Detections, automatic Web Analytics.',
]

export const emailDns: SetupStep = {
  id: 'email-dns',
  title: 'DNS records for email',
  commands: ({ site, settings }) =>
    settings.emailProvider
      ? recordLines(settings.emailProvider, site.email)
      : ['printed for the provider that you choose'],
  doneFor: ({ settings }) => settings.emailProvider ?? 'none',
  async run({ tools, settings, site }) {
    if (!settings.emailProvider) return 'done'
    for (const line of recordLines(settings.emailProvider, site.email)) tools.print(line)
    await tools.ask('Press Enter when they are set and the provider has verified the domain: ')
    return 'done'
  },
}

const recordLines = (provider: 'resend' | 'postmark', address: string): string[] =>
  emailRecords(provider, address.split('@')[1] ?? '', address).map(
    ({ type, name, value, purpose }) => `  ${type} ${name} ${value}  (${purpose})`,
  )
