/** How long a pointer must rest on something, in milliseconds. */
interface HoverDelays {
  openMs: number
  /** For this long after something closed, the next one opens at once: the visitor is looking through them. */
  skipMs: number
  closeMs: number
}

/**
 * Decides when a visiting pointer opens and closes things of which one is open at a time. The owner tells it of
 * every opening and closing, whoever caused it.
 */
export function createHoverIntent({ openMs, skipMs, closeMs }: HoverDelays) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  let closedAt = Number.NEGATIVE_INFINITY

  return {
    enter(open: () => void) {
      clearTimeout(timer)
      if (isOpen || Date.now() - closedAt < skipMs) open()
      else timer = setTimeout(open, openMs)
    },
    leave(close: () => void) {
      clearTimeout(timer)
      timer = setTimeout(close, closeMs)
    },
    /** Something more decided than hovering happened: what was planned no longer counts. */
    cancel() {
      clearTimeout(timer)
    },
    opened() {
      isOpen = true
    },
    closed() {
      isOpen = false
      closedAt = Date.now()
    },
  }
}

export type HoverIntent = ReturnType<typeof createHoverIntent>
