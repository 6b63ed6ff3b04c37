import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { SiteLink } from './site-link.tsx'

const button = cva(
  'inline-flex items-center justify-center gap-2 py-1.5 font-semibold text-balance no-underline select-none text-center transition-[background-color,border-color,transform] duration-150 ease-out active:translate-y-px disabled:opacity-60 disabled:pointer-events-none aria-busy:pointer-events-none forced-colors:border',
  {
    variants: {
      look: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        outline: 'bg-card text-link contrast:text-ink border border-line-strong hover:border-accent',
        chosen: 'bg-tint text-link contrast:text-ink border border-primary',
        cta: 'bg-cta text-on-cta hover:bg-cta-hover contrast:[--edge:var(--cta)]',
        glass: 'text-on-band border border-[#ffffff55] hover:bg-[#ffffff14] hover:border-white',
        light: 'bg-on-band text-band hover:bg-on-band-soft',
        quiet: 'text-link hover:bg-tint',
        danger: 'bg-card text-danger border border-danger-line hover:bg-danger-bg',
      },
      size: {
        small: 'min-h-9 pointer-coarse:min-h-11 px-3 text-fine rounded-[0.5625rem]',
        icon: 'size-11 text-fine rounded-[0.5625rem]',
        normal: 'min-h-11 px-[1.125rem] text-small rounded-button',
        field: 'min-h-(--field-height) px-[1.125rem] text-small rounded-button',
        large: 'min-h-12.5 px-6 text-small rounded-button',
        hero: 'min-h-[3.375rem] px-6 text-[1.0625rem] rounded-hero-button',
      },
      width: { auto: '', fit: 'w-fit', full: 'w-full' },
    },
    defaultVariants: { look: 'primary', size: 'normal', width: 'auto' },
  },
)

type Looks = VariantProps<typeof button>

export function Button({
  look,
  size,
  width,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks) {
  return (
    <button type={type} data-button="" className={cn(button({ look, size, width }), className)} {...rest} />
  )
}

export function ButtonLink({
  look,
  size,
  width,
  className,
  ...rest
}: ComponentProps<typeof SiteLink> & Looks) {
  return (
    <SiteLink
      whenOff="nothing"
      data-button=""
      className={cn(button({ look, size, width }), className)}
      {...rest}
    />
  )
}
