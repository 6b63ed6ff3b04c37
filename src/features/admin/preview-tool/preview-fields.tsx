import { useState } from 'react'
import { previewFieldTexts as texts } from '#content/interface/admin/preview.ts'
import { labelTexts } from '#content/interface/common.ts'
import { socialCategoryNames as names } from '#content/interface/social-categories.ts'
import type { PreviewInput } from '#shared/social-preview.ts'
import { type SocialCategory, socialCategories } from '#contracts/social-image.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

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
    image.onload = () => setImageSize(texts.imageSize(image.naturalWidth, image.naturalHeight))
    image.onerror = () => {
      setImageSize('')
      // biome-ignore lint/suspicious/noAlert: The specification of the preview tool asks for an alert here.
      alert(texts.imageFailed)
    }
    image.src = input.image
  }

  return (
    <Card size="medium" className="grid grid-cols-1 gap-4.5">
      <Field label={texts.title} value={input.title} onChange={change('title')} />
      <TextArea label={labelTexts.description} value={input.description} onChange={change('description')} />
      <Field
        label={texts.address}
        value={input.url}
        onChange={change('url')}
        inputMode="url"
        spellCheck={false}
      />
      <div>
        <div className="flex items-end gap-2">
          <Field
            label={texts.image}
            value={input.image}
            onChange={change('image')}
            inputMode="url"
            spellCheck={false}
            className="min-w-0 grow"
          />
          <Button look="outline" size="field" className="whitespace-nowrap" onClick={testImage}>
            {texts.testButton}
          </Button>
        </div>
        <p role="status" className="mt-1.5 text-tiny text-success">
          {imageSize}
        </p>
      </div>
      <div>
        <label htmlFor="preview-category" className="mb-1.5 block text-fine font-semibold">
          {texts.category}
        </label>
        <Select
          id="preview-category"
          value={category}
          onChange={(event) => {
            const option = socialCategories.find((each) => each === event.currentTarget.value)
            if (option) onCategory(option)
          }}
        >
          {socialCategories.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}
