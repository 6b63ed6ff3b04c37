import path from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { SiteRoute } from '#content/site-route.ts'
import type { PageSource } from '#contracts/page-source.ts'
import type { SocialImageInput } from '#contracts/social-image.ts'

/**
 * A static page that read the database or the date would show the build's forever, so reading either
 * throws.
 */
export const noDatabase: PageSource = {
  refusedForm: () => null,
  notice: () => null,
  today: () => refuse('the day'),
  teaser: () => refuse('posts'),
  list: () => refuse('posts'),
  search: () => refuse('posts'),
  unsubscription: () => refuse('newsletter sign-ups'),
  invitation: () => refuse('invitations'),
  passwordReset: () => refuse('password resets'),
  article: async () => null,
  content: () => refuse('services and case studies'),
  booking: () => refuse('bookings'),
  appointment: () => refuse('bookings'),
  linkedMessages: () => refuse('messages'),
  issues: () => refuse('newsletter issues'),
  issue: async () => null,
  jobs: () => refuse('jobs'),
  job: async () => null,
  author: () => refuse('authors'),
  stories: () => refuse('case studies'),
  story: async () => null,
  page: async () => null,
  menuPages: async () => null,
}

function refuse(what: string): never {
  throw new Error(`A static page reads ${what} as it is at the build; render it in a Function instead.`)
}

export async function prerender(routes: readonly SiteRoute[]): Promise<SocialImageInput[]> {
  const { staticImagePath } = await import('#social/static-path.ts')
  const images: SocialImageInput[] = []
  const imageOf = (input: SocialImageInput) => {
    images.push(input)
    return staticImagePath(input)
  }
  const { renderPage } = await import(pathToFileURL(path.resolve('dist-server/render.js')).href)
  for (const pagePath of routes.flatMap(({ isStatic, paths }) => (isStatic ? paths : []))) {
    const { html, status } = await renderPage(pagePath, noDatabase, imageOf)
    if (status !== 200) throw new Error(`The page ${pagePath} was rendered with status ${status}.`)
    await writePage(`dist${pagePath}.html`, html)
  }
  for (const { path: pagePath, file } of errorPages) {
    const { html, status } = await renderPage(pagePath, noDatabase, () => undefined)
    if (status !== 404) throw new Error(`The error page for ${pagePath} was rendered with status ${status}.`)
    await writePage(`dist/${file}`, html)
  }
  return images
}

async function writePage(file: string, html: string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, html)
}

export const errorPages: readonly { path: string; file: string }[] = [
  { path: '/404', file: '404.html' },
  { path: '/blog/404', file: 'blog-404.html' },
  // No service has the number 0.
  { path: '/booking/0', file: 'booking-404.html' },
  { path: '/careers/404', file: 'careers-404.html' },
  { path: '/newsletter/404', file: 'newsletter-404.html' },
  { path: '/work/404', file: 'work-404.html' },
]
