import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { ApiError, castBody } from '#browser/api-error.ts'
import { passkeyProblems } from '#content/interface/factors.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { call } from './call.ts'

type Library = typeof import('@simplewebauthn/browser')
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']

export async function createPasskey(name: string): Promise<string[]> {
  const options = castBody<CreationOptions>(await call(accountEndpoints.passkeyOptions))
  const credential = await withLibrary(({ startRegistration }) => startRegistration({ optionsJSON: options }))
  const { recoveryCodes } = await call(accountEndpoints.createPasskey, { body: { name, credential } })
  return recoveryCodes
}

export async function stepUpWithPasskey(): Promise<void> {
  const passkey = await answerWithPasskey(await call(accountEndpoints.stepUpOptions))
  await call(accountEndpoints.stepUp, { body: { passkey } })
}

export const answerWithPasskey = (options: unknown): Promise<AuthenticationResponseJSON> =>
  withLibrary(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: castBody<RequestOptions>(options) }),
  )

async function withLibrary<T>(run: (library: Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn()) throw new ApiError(0, passkeyProblems.unsupported)
  try {
    return await run(library)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const message = problemOf(error.name)
    throw new ApiError(0, message, message, { cause: error })
  }
}

function problemOf(name: string): string {
  if (name === 'InvalidStateError') return passkeyProblems.alreadyHere
  if (name === 'NotAllowedError' || name === 'AbortError') return passkeyProblems.cancelled
  return passkeyProblems.failed
}
