import { cn } from '#ui/cn.ts'

/** A folded map, with a trail that ends at its edge and a flag beyond it. */
export function LostTrail({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('block', className)}
    >
      <path d="M24 76 108 52v184l-84 24Z" className="fill-warm contrast:stroke-line" />
      <path d="M108 52 192 76v184l-84-24Z" className="fill-sky-strong contrast:stroke-line" />
      <path d="M192 76 276 52v184l-84 24Z" className="fill-warm contrast:stroke-line" />
      <path
        d="m40 214 30-44 20 24 18-26 26 42 28-62 30 50m12 18 30-52 26 34"
        className="stroke-ink-soft"
        strokeWidth="2"
        opacity=".45"
      />
      <path
        d="M52 116c22-20 38 4 56 16s34 30 60 18 34-52 62-46 34 14 46 2"
        className="stroke-warm-accent"
        strokeWidth="4"
        strokeDasharray="1 10"
      />
      <circle cx="52" cy="116" r="8" className="fill-warm-accent" />
      <path
        d="M292 98c10-8 20-8 30-2m12 10c8 10 10 22 8 34"
        className="stroke-line-strong"
        strokeWidth="3"
        strokeDasharray="1 10"
      />
      <path d="M338 236v-76" className="stroke-ink" strokeWidth="4" />
      <path d="M338 160h44l-12 15 12 15h-44Z" className="fill-cta" />
      <path d="M318 238h42" className="stroke-ink" strokeWidth="4" opacity=".5" />
    </svg>
  )
}
