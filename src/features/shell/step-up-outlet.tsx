import { lazy, Suspense, useSyncExternalStore } from 'react'
import { stepUpStore } from '#browser/step-up.ts'

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'))

/** Opens the dialog when the server asks who is acting; the request waits for its answer (src/api/send-with-step-up.ts). */
export function StepUpOutlet() {
  const isAsked = useSyncExternalStore(stepUpStore.subscribe, stepUpStore.get, stepUpStore.getFirst)
  return isAsked ? (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  ) : null
}
