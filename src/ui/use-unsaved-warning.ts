import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'
import { useLeaveBlocker } from './use-leave-blocker.ts'

export function useUnsavedWarning(isUnsaved: () => boolean, onLeave?: () => void) {
  useLeaveBlocker({ isUnsaved, question: texts.question, onLeave })
}
