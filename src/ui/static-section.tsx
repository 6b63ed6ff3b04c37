import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef } from 'react'
import { isLoadedWhole } from './site-link.tsx'

/** Parts of a page as they stood in the first HTML, or as components where the page was reached inside the app. */
export type StaticSections<Name extends string> =
  | { html: ReadonlyMap<string, string> }
  | { parts: Readonly<Record<Name, ComponentType>> }

/**
 * For a route's loader. A long page is mostly text and pictures that nothing changes once they are drawn; when the
 * first HTML brought them, neither their words nor their components are loaded again.
 * @param page names the page's parts in the document
 * @param load the parts as components: on the server, and in the browser when the page is reached by a link
 */
export async function staticSections<Name extends string>(
  page: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): Promise<StaticSections<Name>> {
  const drawn = typeof document === 'undefined' ? [] : document.querySelectorAll(`[data-still^="${page}/"]`)
  if (drawn.length === 0) return { parts: await load() }
  return {
    html: new Map(Array.from(drawn, (part) => [part.getAttribute('data-still') ?? '', part.innerHTML])),
  }
}

interface StaticSectionProps<Name extends string> {
  page: string
  name: NoInfer<Name>
  from: StaticSections<Name>
}

/** One such part in its place. Takes no room of its own, so that sections stand as if it were not there. */
export function StaticSection<Name extends string>({ page, name, from }: StaticSectionProps<Name>) {
  const ref = useRef<HTMLDivElement>(null)
  useSiteLinks(ref, 'html' in from)
  const place = { ref, 'data-still': `${page}/${name}`, className: 'contents' }
  if ('parts' in from) {
    const Part: ComponentType = from.parts[name]
    return (
      <div {...place}>
        <Part />
      </div>
    )
  }
  const html = from.html.get(place['data-still']) ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this build drew, read back before React took over
  return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />
}

/** What `SiteLink` does for its own link, for links that are only HTML: move without a reload, load at a hint. */
function useSiteLinks(ref: { current: HTMLElement | null }, isHtml: boolean) {
  const router = useRouter()
  useEffect(() => {
    const part = ref.current
    if (!part || !isHtml) return
    const follow = (event: MouseEvent) => {
      const link = siteLink(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    const prepare = (event: Event) => {
      const link = siteLink(event)
      if (link) void router.preloadRoute({ to: link.pathname })
    }
    part.addEventListener('click', follow)
    part.addEventListener('pointerover', prepare)
    part.addEventListener('focusin', prepare)
    return () => {
      part.removeEventListener('click', follow)
      part.removeEventListener('pointerover', prepare)
      part.removeEventListener('focusin', prepare)
    }
  }, [ref, isHtml, router])
}

/** The link to another page of this site that the event is about, if it is about one. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || isLoadedWhole(link.pathname)) return null
  return link.pathname === location.pathname && link.hash ? null : link
}
