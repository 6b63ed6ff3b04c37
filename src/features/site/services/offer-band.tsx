import type { ReactNode } from 'react'
import { Contours } from '#ui/contours.tsx'

interface OfferBandProps {
  id: string
  kicker: string
  heading: string
  children: ReactNode
}

export function OfferBand({ id, kicker, heading, children }: OfferBandProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="relative isolate section-space overflow-clip bg-band bg-linear-to-b from-brand-800 to-band contrast:bg-none dark:bg-none"
    >
      <Contours
        art="band"
        className="[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-33),var(--contour-color))] [--contour-opacity:.67]"
      />
      <div className="page-width relative">
        <div className="on-band bg-transparent!">
          <p className="mb-3 text-fine font-semibold text-kicker">{kicker}</p>
          <h2 id={`${id}-heading`} className="text-h2">
            {heading}
          </h2>
        </div>
        {children}
      </div>
    </section>
  )
}
