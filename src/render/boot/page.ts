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

/**
 * A picture in a text that does not load gives way to its alternative text. One that has loaded loses the picture behind
 * it (src/ui/behind-picture.ts), which would show through it.
 */
export function settlePictures() {
  addEventListener('error', ({ target }) => dropFailed(target), true)
  addEventListener('load', ({ target }) => uncover(target), true)
  for (const picture of document.images)
    if (picture.complete)
      picture.decode().then(
        () => uncover(picture),
        () => dropFailed(picture),
      )
}

function dropFailed(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && picture.closest('.prose')) picture.replaceWith(picture.alt)
}

function uncover(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement) picture.style.background = ''
}
