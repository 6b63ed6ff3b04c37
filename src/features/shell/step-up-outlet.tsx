import { lazy, Suspense, useSyncExternalStore } from 'react'
import { stepUpStore } from '#browser/step-up.ts'

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'))

export function StepUpOutlet() {
  const isAsked = useSyncExternalStore(stepUpStore.subscribe, stepUpStore.get, stepUpStore.getFirst)
  return isAsked ? (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  ) : null
}
