import { coverNames, coverTexts as texts } from '#content/interface/admin/post-covers.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { categoryCover } from '#content/blog/category.ts'
import { coverFigures } from '#shared/drawings.ts'
import { Cover } from '#ui/cover.tsx'
import { Choice } from './choice.tsx'
import type { Draft } from './draft.ts'

interface CoverFieldProps {
  value: Draft['cover']
  category: string
  change: (cover: Draft['cover']) => void
}

export function CoverField({ value, category, change }: CoverFieldProps) {
  const ofCategory = categoryCover(category)
  return (
    <div className="min-[20rem]:flex items-start gap-4 sm:col-span-2">
      <div className="w-28 shrink-0 max-[20rem]:mb-3 sm:w-32">
        <Cover figure={value || ofCategory} category={category} shape="thumbnail" />
      </div>
      <div className="min-w-0 grow">
        <Choice
          label={postFieldTexts.cover}
          hint={texts.hint}
          value={value}
          options={[
            ['', texts.byCategory(coverNames[ofCategory])],
            ...coverFigures.map((figure) => [figure, coverNames[figure]] as const),
          ]}
          choose={change}
        />
      </div>
    </div>
  )
}
