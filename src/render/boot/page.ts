const shadowThresholdPx = 10

/** Marks a scrolled page, for the header's shadow, and the link to the section that is being read. */
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

/** The current section is the last one that begins above a third of the window. */
function markCurrent(list: Element) {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const isAbove = ({ hash }: HTMLAnchorElement) => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    return section && section.getBoundingClientRect().top <= innerHeight / 3
  }
  const current = links.findLast(isAbove) ?? links[0]
  if (!current || current.ariaCurrent) return
  for (const link of links) link.ariaCurrent = link === current ? 'location' : null
  list.scrollTo({ left: current.offsetLeft - 48 })
}

/** Copies the content of `data-into` elements to the element of that id, `data-after` milliseconds from now. */
export function fillLater() {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-into]')) {
    setTimeout(() => {
      const target = document.getElementById(dataset.into ?? '')
      if (target && !target.firstChild) target.innerHTML = innerHTML
    }, Number(dataset.after))
  }
}

/** A page may have been built last year. */
export function showYear() {
  const element = document.querySelector('[data-year]')
  if (element) element.textContent = String(new Date().getFullYear())
}
