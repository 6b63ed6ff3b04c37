import { secondStepTexts } from '#content/interface/auth/second-step.ts'
import { cookiesRefused, loginFormTexts, registerFormTexts } from '#content/interface/auth/sign-in.ts'
import { ApiError, statusOf } from '#browser/api-error.ts'
import { setUser } from '#browser/current-user.ts'
import type { Login, Registration, User } from '#contracts/auth.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { call, callForResponse } from './call.ts'
import { answerWithPasskey } from './passkeys.ts'

/** Signs in. Returns null when a second step comes next. */
export async function signIn({ username, password }: Login): Promise<User | null> {
  requireCookies()
  const login = { username, password }
  const failure = loginFormTexts.failedTitle
  const { body, status } = await callForResponse(endpoints.logIn, { body: login }, { failure })
  return status === 202 || 'secondStep' in body ? null : begin(body)
}

export async function finishSignIn(code: string): Promise<User> {
  requireCookies()
  return begin(
    await call(endpoints.finishSecondStep, { body: { code } }, { failure: secondStepTexts.failedTitle }),
  )
}

export async function signInWithPasskey(): Promise<User> {
  requireCookies()
  const passkey = await answerWithPasskey(await call(endpoints.passkeyLoginOptions))
  return begin(await call(endpoints.logInWithPasskey, { body: passkey }))
}

let lostUsername: string | undefined

/** Creates an account, or signs in to it if an earlier attempt has created it and lost only its response. */
export async function register(registration: Registration): Promise<User> {
  requireCookies()
  const { username, password } = registration
  try {
    return begin(
      await call(endpoints.register, { body: registration }, { failure: registerFormTexts.failedTitle }),
    )
  } catch (error) {
    const status = statusOf(error)
    const user =
      status === 409 && lostUsername === username && (await signIn({ username, password }).catch(() => null))
    lostUsername = status === 0 ? username : undefined
    if (user) return user
    throw error
  }
}

function begin(user: User): User {
  setUser(user)
  return user
}

/** Without cookies, the server would accept the password and the next page would ask for it again. */
function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError(0, cookiesRefused)
}
