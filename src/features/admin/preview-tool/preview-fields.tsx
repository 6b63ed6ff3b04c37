import { useState } from 'react'
import type { PreviewInput } from '#shared/social-preview.ts'
import type { SocialCategory } from '#contracts/social-image.ts'
import { Button } from '#ui/button.tsx'
import { Field, inputLook } from '#ui/field.tsx'

/** Exactly these, in this order (docs/spec/acceptance.md 406). */
const categories: readonly { id: SocialCategory; label: string }[] = [
  { id: 'marketing', label: 'Marketing' },
  { id: 'tech', label: 'Technology' },
  { id: 'ai', label: 'AI' },
  { id: 'services', label: 'Services' },
  { id: 'company', label: 'Company' },
  { id: 'blog', label: 'Blog' },
  { id: 'careers', label: 'Careers' },
  { id: 'default', label: 'Default' },
]

const imageFailedMessage = 'Error loading image. Please check the URL.'

interface PreviewFieldsProps {
  input: PreviewInput
  category: SocialCategory
  onChange: (input: PreviewInput) => void
  onCategory: (category: SocialCategory) => void
}

export function PreviewFields({ input, category, onChange, onCategory }: PreviewFieldsProps) {
  const [imageSize, setImageSize] = useState('')
  const change = (name: keyof PreviewInput) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...input, [name]: event.currentTarget.value })

  function testImage() {
    const image = new Image()
    image.onload = () => setImageSize(`${image.naturalWidth} × ${image.naturalHeight} px`)
    image.onerror = () => {
      setImageSize('')
      alert(imageFailedMessage)
    }
    image.src = input.image
  }

  return (
    <div data-card="" className="grid gap-4.5 rounded-card border border-line bg-card p-6">
      <Field label="Page title" value={input.title} onChange={change('title')} />
      <div>
        <label htmlFor="preview-description" className="mb-1.5 block text-fine font-semibold">
          Description
        </label>
        <textarea
          id="preview-description"
          rows={4}
          value={input.description}
          onChange={change('description')}
          className={`${inputLook} py-2.5`}
        />
      </div>
      <Field label="URL" value={input.url} onChange={change('url')} inputMode="url" spellCheck={false} />
      <div>
        <div className="flex items-end gap-2">
          <Field
            label="Image URL"
            value={input.image}
            onChange={change('image')}
            inputMode="url"
            spellCheck={false}
            className="min-w-0 grow"
          />
          <Button look="outline" size="field" className="whitespace-nowrap" onClick={testImage}>
            Test Image
          </Button>
        </div>
        <p role="status" className="mt-1.5 text-tiny text-success">
          {imageSize}
        </p>
      </div>
      <div>
        <label htmlFor="preview-category" className="mb-1.5 block text-fine font-semibold">
          Content category
        </label>
        <select
          id="preview-category"
          value={category}
          onChange={(event) => {
            const option = categories.find(({ id }) => id === event.currentTarget.value)
            if (option) onCategory(option.id)
          }}
          className={inputLook}
        >
          {categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
