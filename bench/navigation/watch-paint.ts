declare global {
  interface Window {
    paintedAfterClickMs?: number
  }
}

export function watchPaint(): void {
  const key = 'bench:clicked-at'
  const clickedAt = Number(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  const now = () => performance.timeOrigin + performance.now()
  if (clickedAt)
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) window.paintedAfterClickMs = performance.timeOrigin + paint.startTime - clickedAt
    }).observe({ type: 'paint', buffered: true })

  const follow = ({ timeStamp }: Event) => {
    const startedAt = performance.timeOrigin + timeStamp
    sessionStorage.setItem(key, String(startedAt))
    const from = location.pathname
    const heading = document.querySelector('h1')?.textContent
    const look = () => {
      const next = document.querySelector('h1')?.textContent
      if (location.pathname === from || !next || next === heading) return requestAnimationFrame(look)
      const paintChannel = new MessageChannel()
      paintChannel.port1.onmessage = () => (window.paintedAfterClickMs = now() - startedAt)
      return paintChannel.port2.postMessage(0)
    }
    look()
  }
  addEventListener('click', follow, true)
}
