import { footerCopy } from '#content/footer.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { daysInWords, timesInWords } from '#shared/opening-hours.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Logo } from './logo.tsx'
import { useFooterLinks } from './site-navigation.ts'

export function Footer() {
  const footerLinks = useFooterLinks()
  return (
    <footer data-later="below" className="on-band">
      <div className="page-width">
        {isPageOn('/contact') ? (
          <div className="footer-call">
            <h2>{footerCopy.callHeading}</h2>
            <ButtonLink href="/contact" look="glass">
              {footerCopy.callAction}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        ) : null}
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="mt-3">{footerCopy.text}</p>
          </div>
          <LinkColumn title={footerCopy.quickLinks} links={footerLinks.quick} />
          <LinkColumn title={footerCopy.services} links={footerLinks.services} />
          <ContactColumn />
          <LinkColumn
            title={footerCopy.followUs}
            links={site.socialProfiles.map(({ label, url }) => ({ title: label, path: url }))}
          />
        </div>
        <div className="footer-end">
          <p>
            © <CurrentYear /> {site.brand}
          </p>
          <LinkList links={footerLinks.legal} />
        </div>
      </div>
    </footer>
  )
}

const [mailbox, host] = site.email.split(/(?=@)/)

type Links = readonly { title: string; path: string }[]

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

const LinkColumn = ({ title, links }: { title: string; links: Links }) =>
  links.length > 0 ? (
    <Column title={title}>
      <LinkList links={links} />
    </Column>
  ) : null

function LinkList({ links }: { links: Links }) {
  return (
    <ul>
      {links.map(({ title, path }) => (
        <li key={path}>
          <SiteLink href={path}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

function ContactColumn() {
  return (
    <Column title={footerCopy.contact}>
      <address>
        <ul>
          {site.offices.map(({ city, country }) => (
            <li key={city}>
              {city}, {country}
            </li>
          ))}
          <li>
            <a href={`mailto:${site.email}`}>
              {mailbox}
              <wbr />
              {host}
            </a>
          </li>
          {site.phone ? (
            <li>
              <a href={site.phoneHref}>{site.phone}</a>
            </li>
          ) : null}
          <li>
            {`${daysInWords(site.supportHours.days)} `}
            <br />
            {timesInWords(site.supportHours)}
          </li>
        </ul>
      </address>
    </Column>
  )
}

function CurrentYear() {
  const year = useSyncExternalStore(noChanges, readYear, builtYear)
  return (
    <span data-year="" suppressHydrationWarning>
      {year}
    </span>
  )
}

const noChanges = () => () => undefined
const readYear = () => new Date().getFullYear()
const builtYear = () => Number(import.meta.env.VITE_BUILD_YEAR)
