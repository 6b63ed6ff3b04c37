const shadowThresholdPx = 10

export function onceLoaded(listener: () => void) {
  if (document.readyState === 'complete') listener()
  else addEventListener('load', listener)
}

export const untilIdle = () => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve))

export function followScrolling() {
  addEventListener(
    'scroll',
    () => {
      document.documentElement.toggleAttribute('data-scrolled', scrollY > shadowThresholdPx)
      document.querySelectorAll('[data-spy]').forEach(markCurrent)
    },
    { passive: true },
  )
}

function markCurrent(list: Element) {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const isAbove = ({ hash }: HTMLAnchorElement) => {
    // A section has no box while only a part of the page is shown (src/features/shell/use-first-window.ts).
    const [box] = document.getElementById(decodeURIComponent(hash.slice(1)))?.getClientRects() ?? []
    return box && box.top <= innerHeight / 3
  }
  const current = links.findLast(isAbove) ?? links[0]
  if (!current || current.ariaCurrent) return
  for (const link of links) link.ariaCurrent = link === current ? 'location' : null
  list.scrollTo({ left: current.offsetLeft - 48 })
}

export function fillLater() {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-into]')) {
    setTimeout(() => {
      const target = document.getElementById(dataset.into ?? '')
      if (target && !target.firstChild) target.innerHTML = innerHTML
    }, Number(dataset.after))
  }
}

export function showYear() {
  const element = document.querySelector('[data-year]')
  if (element) element.textContent = String(new Date().getFullYear())
}

/** A picture that does not load gives way to the generated one of its post or, in a text, to its alternative text. */
export function replaceFailedPictures() {
  addEventListener('error', ({ target }) => replace(target), true)
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => replace(picture))
}

function replace(picture: EventTarget | null) {
  if (!(picture instanceof HTMLImageElement)) return
  // Written by src/ui/picture-fallback.ts as url(…).
  const art = picture.style.getPropertyValue('--art').slice(4, -1)
  picture.style.removeProperty('--art')
  if (art) picture.src = art
  else if (picture.closest('.prose')) picture.replaceWith(picture.alt)
}
