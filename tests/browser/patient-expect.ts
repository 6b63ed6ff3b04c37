import { expect as baseExpect } from '@playwright/test'

/** Signed-in pages fetch their data after loading, and all tests share one server. */
export const expect = baseExpect.configure({ timeout: 15_000 })
