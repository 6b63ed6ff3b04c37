import { html } from 'hono/html'
import { footerCopy } from '#content/footer.ts'
import { headerCopy } from '#content/header.ts'
import { signInLink } from '#content/interface/shell.ts'
import { logoMark } from '#content/logo-mark.ts'
import { legalLinks, type NavigationGroup, navigation, quickLinks } from '#content/navigation.ts'
import { footerLinks as ownFooterLinks, menuEntries } from '#generated/own-pages/links.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { daysInWords, timesInWords } from '#shared/opening-hours.ts'
import { footerLinksOf, menusOf } from '#shared/site-links.ts'
import { site } from '#site.config.ts'
import type { Html } from './html-page.ts'

const menus: readonly NavigationGroup[] = menusOf(navigation, menuEntries, isPageOn)
const footerLinks = footerLinksOf(
  { quick: quickLinks, services: navigation[0]?.entries ?? [], legal: legalLinks },
  ownFooterLinks,
  isPageOn,
)

const icon = (path: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

const logo = html`<a class="logo" href="/">${
  'src' in logoMark
    ? html`<img src="${logoMark.src}" alt="" width="${logoMark.width}" height="${logoMark.height}">`
    : html`<svg viewBox="${logoMark.viewBox}" stroke-width="${logoMark.strokeWidth}" aria-hidden="true"><path d="${logoMark.inner}"/><path d="${logoMark.ridge}"/></svg>`
}<span>${site.brand}</span></a>`

const linkIfOn = (path: string, look: string, text: string): Html | '' =>
  isPageOn(path) ? html`<a class="${look}" href="${path}">${text}</a>` : ''

type Links = readonly { title: string; path: string }[]

const linkList = (links: Links) =>
  html`<ul>${links.map(({ title, path }) => html`<li><a href="${path}">${title}</a></li>`)}</ul>`

const groupContent = ({ entries, emptyNote }: NavigationGroup) =>
  entries.length > 0 ? linkList(entries) : html`<p>${emptyNote}</p>`

export const pageHeader = html`<header>
<div class="width bar">
${logo}
<nav class="menus" aria-label="${headerCopy.mainNavigation}">
<ul>${menus.map(
  (
    group,
    index,
  ) => html`<li><button type="button" class="quiet" popovertarget="menu-${index}">${group.title}${icon('m6 9 6 6 6-6')}</button>
<div class="panel" id="menu-${index}" popover>${groupContent(group)}</div></li>
`,
)}</ul></nav>
<div class="actions">
${linkIfOn('/auth', 'sign-in', signInLink)}
${linkIfOn('/services', 'button outline from-lg', headerCopy.services)}
${linkIfOn('/contact', 'button', headerCopy.contact)}
<button type="button" class="quiet all" popovertarget="menu" aria-label="${headerCopy.openMenu}">${icon('M4 6h16M4 12h16M4 18h16')}</button>
<nav class="panel" id="menu" popover aria-label="${headerCopy.mainNavigation}">
${menus.map((group) => html`<b>${group.title}</b>${groupContent(group)}`)}
${linkIfOn('/auth', '', signInLink)}
</nav>
</div>
</div>
</header>`

/** A function, because in a Worker the clock stands still until there is a request. */
export const pageFooter = () => html`<footer>
<div class="width">
${
  isPageOn('/contact')
    ? html`<div class="call"><h2>${footerCopy.callHeading}</h2><a class="button" href="/contact">${footerCopy.callAction}</a></div>`
    : ''
}
<div class="columns">
<div>${logo}<p>${footerCopy.text}</p></div>
${linkColumn(footerCopy.quickLinks, footerLinks.quick)}
${linkColumn(footerCopy.services, footerLinks.services)}
<div><h3>${footerCopy.contact}</h3><address><ul>
${site.offices.map(({ city, country }) => html`<li>${city}, ${country}</li>`)}
<li><a href="mailto:${site.email}">${mailbox}<wbr>${host}</a></li>
${site.phone ? html`<li><a href="${site.phoneHref}">${site.phone}</a></li>` : ''}
<li>${daysInWords(site.supportHours.days)}<br>${timesInWords(site.supportHours)}</li>
</ul></address></div>
${linkColumn(
  footerCopy.followUs,
  site.socialProfiles.map(({ label, url }) => ({ title: label, path: url })),
)}
</div>
<div class="end"><p>© ${new Date().getFullYear()} ${site.brand}</p>${linkList(footerLinks.legal)}</div>
</div>
</footer>`

const [mailbox, host] = site.email.split(/(?=@)/)

const linkColumn = (title: string, links: Links) =>
  links.length > 0 ? html`<div><h3>${title}</h3>${linkList(links)}</div>` : ''
