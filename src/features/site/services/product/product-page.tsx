import { productPageCopy } from '#content/product-development/copy.ts'
import { productAnchors } from '#content/product-development/page.ts'
import { BelowFirstWindow } from '#ui/below-first-window.tsx'
import { PageMenu } from '#ui/page-menu.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { Lifecycle } from './lifecycle.tsx'
import type { ProductPart } from './static-sections.tsx'

export function ProductPage({ sections }: { sections: StaticSections<ProductPart> }) {
  return (
    <>
      <StaticSection name="hero" from={sections} />
      <PageMenu
        sections={productAnchors}
        price={productPageCopy.price}
        action={{ href: '/contact', label: productPageCopy.action }}
      />
      <BelowFirstWindow>
        <StaticSection name="before" from={sections} />
        <Lifecycle />
        <StaticSection name="after" from={sections} />
      </BelowFirstWindow>
    </>
  )
}
