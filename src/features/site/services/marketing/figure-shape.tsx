import type { ReactNode } from 'react'

const shapes: Readonly<Record<string, ReactNode>> = {
  Awareness: (
    <>
      <path d="M0 88C50 84 74 70 104 58S166 28 200 10V96H0Z" className="fill-accent opacity-20" />
      <path d="M0 88C50 84 74 70 104 58S166 28 200 10" className="fill-none stroke-accent" strokeWidth="3" />
    </>
  ),
  Engagement: (
    <path
      d="M8 96V60M28 96V44M48 96V38M68 96V52M88 96V30M108 96V72M128 96V80M148 96V48M168 96V28M188 96V22"
      className="stroke-accent"
      strokeWidth="11"
    />
  ),
  Conversion: (
    <>
      <path d="M0 8H200L172 34H28Z" className="fill-accent opacity-35" />
      <path d="M31 38H169L144 64H56Z" className="fill-accent opacity-65" />
      <path d="M59 68H141L120 94H80Z" className="fill-accent" />
    </>
  ),
  Retention: (
    <>
      <path d="M0 6C22 46 40 56 74 62S150 66 200 66V96H0Z" className="fill-accent opacity-20" />
      <path d="M0 6C22 46 40 56 74 62S150 66 200 66" className="fill-none stroke-accent" strokeWidth="3" />
      <path d="M0 66H200" className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="2 5" />
    </>
  ),
}

export function FigureShape({ of, at }: { of: string; at: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 100" className="h-auto w-full max-w-16">
      {shapes[of] ?? Object.values(shapes)[at]}
      <path d="M0 97H200" className="stroke-line-strong" strokeWidth="2" />
    </svg>
  )
}
