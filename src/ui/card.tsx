import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ElementType } from 'react'
import { cn } from './cn.ts'

const card = cva('rounded-card', {
  variants: {
    tone: {
      plain: 'border border-line bg-card',
      side: 'border border-line bg-surface-tint',
      strong: 'border border-line-strong bg-card',
      tint: 'border border-line bg-tint',
      dashed: 'border border-dashed border-line-strong',
      add: 'border border-dashed border-line-strong bg-card',
      package: 'border-2 border-ink bg-card',
      onBand: 'bg-card',
    },
    size: {
      none: '',
      tight: 'p-5',
      small: 'p-5 lg:p-6',
      medium: 'p-6',
      normal: 'p-6 lg:p-7',
      form: 'p-5 lg:p-7',
      sheet: 'p-5 sm:p-7',
      large: 'p-6 sm:p-8',
      text: 'p-7',
      beside: 'px-6 py-5',
      wide: 'p-7 sm:p-9',
      offer: 'p-6 sm:p-11',
    },
  },
  defaultVariants: { tone: 'plain', size: 'normal' },
})

type CardElement = 'article' | 'details' | 'div' | 'figure' | 'form' | 'li' | 'section' | 'ul'

type CardProps<E extends CardElement> = ComponentProps<E> & VariantProps<typeof card> & { as?: E }

export function Card<E extends CardElement = 'div'>({ as, tone, size, className, ...rest }: CardProps<E>) {
  const Element = elementOf(as)
  return (
    <Element
      data-card=""
      className={cn(card({ tone, size }), size !== 'none' && 'max-[18rem]:p-3', className)}
      {...rest}
    />
  )
}

const elementOf = (name: CardElement = 'div'): ElementType => name
