interface HoverDelays {
  openMs: number
  skipMs: number
  closeMs: number
}

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
