import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { linkPageHeaders, refuseDeadLinks } from '#platform/http/link-pages.ts'
import { primaryContext } from '#platform/http/service-context.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { findLinkOwner, type LinkOwner } from './email-links.ts'
import { listFactors } from './factors.ts'
import { type FormPage, renderPage } from '#platform/http/render-page.ts'

const pages = {
  'confirm-email': { path: '/auth/confirm', partsOf: async (): Promise<Partial<PageSource>> => ({}) },
  'reset-password': {
    path: '/auth/reset',
    async partsOf(c: Context<AppEnv>, token: string, { id }: LinkOwner): Promise<Partial<PageSource>> {
      const factors = await listFactors(primaryContext(c), id)
      return { passwordReset: async () => ({ state: 'open', token, factors }) }
    },
  },
  'accept-invitation': {
    path: '/auth/invitation',
    async partsOf(_c: Context<AppEnv>, token: string, owner: LinkOwner): Promise<Partial<PageSource>> {
      const { name, username } = owner
      return { invitation: async () => ({ state: 'open', name, username, token }) }
    },
  },
} as const

type PagePurpose = keyof typeof pages

/** Returns the page of an emailed link, which says so if the link does not work. */
export async function findLinkPage(
  c: Context<AppEnv>,
  purpose: PagePurpose,
  token = '',
): Promise<FormPage & { isOpen: boolean }> {
  const { path, partsOf } = pages[purpose]
  const owner = await findLinkOwner(primaryContext(c), { token, purpose })
  if (!owner) return { path, headers: linkPageHeaders, isOpen: false }
  const parts = await partsOf(c, token, owner)
  return { path: `${path}?token=${token}`, parts, headers: linkPageHeaders, isOpen: true }
}

/** Responds with the page of an emailed link. Takes a token that opens nothing out of the address. */
export async function openLinkPage(c: Context<AppEnv>, purpose: PagePurpose): Promise<Response> {
  const token = c.req.queries('token')?.at(-1)
  const { path, parts, isOpen } = await findLinkPage(c, purpose, token)
  if (token !== undefined && !isOpen) {
    const refusal = await refuseDeadLinks(c)
    if (refusal) return refusal
    for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
    return c.redirect(c.req.path, 303)
  }
  const { html } = await renderPage(c, path, parts)
  return c.html(html, isOpen ? 200 : 410, linkPageHeaders)
}
