import { expect, it } from 'vitest'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { toastFailure, toastStore } from './toast-store.ts'

const failureOf = (status: number) => Object.assign(new Error('Why it failed.'), { status })

it('a refused change is called not made', () => {
  toastFailure('Nothing was saved', failureOf(409))
  const shownToast = { title: 'Nothing was saved', description: 'Why it failed.', variant: 'destructive' }
  expect(toastStore.get()).toMatchObject([shownToast])
})

it('a change without an answer is not called undone, because the server may have made it', () => {
  toastFailure('Nothing was saved', failureOf(0))
  expect(toastStore.get()).toMatchObject([{ title: noAnswerTitle, description: 'Why it failed.' }])
})
