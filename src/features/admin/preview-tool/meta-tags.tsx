import { useState } from 'react'
import { networkPanelTexts as texts } from '#content/interface/admin/preview.ts'
import { Button } from '#ui/button.tsx'

export function MetaTags({ tags }: { tags: readonly string[] }) {
  const [label, setLabel] = useState<string>(texts.copyButton)
  const copy = () =>
    navigator.clipboard.writeText(tags.join('\n')).then(
      () => setLabel(texts.copied),
      () => setLabel(texts.copyBlocked),
    )
  return (
    <div className="on-band p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-h4">{texts.tagsHeading}</h2>
        <Button look="glass" onClick={() => void copy()}>
          <span aria-live="polite">{label}</span>
        </Button>
      </div>
      <pre className="font-mono text-tiny leading-5 wrap-anywhere whitespace-pre-wrap text-on-band-soft">
        <code>
          {tags.map((tag) => (
            <span key={tag} className="block pl-6 -indent-6">
              {tag.split(attribute).map(colorPart)}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}

const attribute = /(\w+=)("[^"]*")/

/** Splitting at `attribute` puts a name and a value after each text between attributes. */
function colorPart(part: string, place: number) {
  const color = [
    '',
    'text-code-name contrast:text-ink print:text-ink',
    'text-[#f6d38c] contrast:text-ink print:text-ink',
  ][place % 3]
  return color ? (
    <span key={place} className={color}>
      {part}
    </span>
  ) : (
    part
  )
}
