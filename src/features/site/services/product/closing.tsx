import { closingCopy } from '#content/product-development/copy.ts'
import { assessmentSteps } from '#content/product-development/sections.ts'
import { ClosingCall } from '../closing-call.tsx'

const { heading, lede, action } = closingCopy

export const ProductClosing = () => (
  <ClosingCall call={{ heading, text: lede, action, steps: assessmentSteps }} />
)
