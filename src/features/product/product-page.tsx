import { dollars, pricesUsd } from '#content/prices.ts'
import { productAnchors } from '#content/product-development.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type Still, StillPart } from '#ui/still.tsx'
import { Lifecycle } from './lifecycle.tsx'
import type { ProductPart } from './still-parts.tsx'

export function ProductPage({ still }: { still: Still<ProductPart> }) {
  return (
    <>
      <StillPart page="product-development" name="hero" from={still} />
      <PageMenu sections={productAnchors}>
        <p className="text-fine text-ink-soft max-xl:hidden">AI MVP from {dollars(pricesUsd.mvp)}</p>
        <ButtonLink href="/contact">Free assessment</ButtonLink>
      </PageMenu>
      <StillPart page="product-development" name="before" from={still} />
      <Lifecycle />
      <StillPart page="product-development" name="after" from={still} />
    </>
  )
}
