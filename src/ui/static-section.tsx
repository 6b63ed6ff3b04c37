import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef } from 'react'
import { isLoadedWhole } from './site-link.tsx'

export type StaticSections<Name extends string> = { page: string } & (
  | { html: ReadonlyMap<string, string> }
  | { parts: Readonly<Record<Name, ComponentType>> }
)

/** Keeps the static sections of the first HTML as they are (docs/decisions/006-static-sections-stay-html.md). */
export async function staticSections<Name extends string>(
  page: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): Promise<StaticSections<Name>> {
  const renderedSections =
    typeof document === 'undefined' ? [] : document.querySelectorAll(`[data-static^="${page}/"]`)
  if (renderedSections.length === 0) return { page, parts: await load() }
  return {
    page,
    html: new Map(
      Array.from(renderedSections, (part) => [part.getAttribute('data-static') ?? '', part.innerHTML]),
    ),
  }
}

interface StaticSectionProps<Name extends string> {
  name: NoInfer<Name>
  from: StaticSections<Name>
}

export function StaticSection<Name extends string>({ name, from }: StaticSectionProps<Name>) {
  const ref = useRef<HTMLDivElement>(null)
  useSiteLinks(ref, 'html' in from)
  const place = `${from.page}/${name}`
  if ('parts' in from) {
    const Part: ComponentType = from.parts[name]
    return (
      // The browser names no place, because what React renders there may be incomplete (BelowFirstWindow).
      <div ref={ref} data-static={typeof document === 'undefined' ? place : ''} className="contents">
        <Part />
      </div>
    )
  }
  const html = from.html.get(place) ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this build and read back before hydration
  return <div ref={ref} data-static={place} className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

export function useSiteLinks(ref: { current: HTMLElement | null }, isHtml: boolean) {
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

function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || isLoadedWhole(link.pathname)) return null
  return link.pathname === location.pathname && link.hash ? null : link
}
