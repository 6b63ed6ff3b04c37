import { signInWithPasskey } from '#api/sign-in.ts'
import type { User } from '#contracts/auth.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface PasskeyButtonProps {
  label: string
  onSignIn: (send: () => Promise<User>) => Promise<unknown>
}

export const PasskeyButton = ({ label, onSignIn }: PasskeyButtonProps) => (
  <Button
    look="outline"
    width="full"
    size="large"
    className="noscript:hidden"
    onClick={() => void onSignIn(signInWithPasskey)}
  >
    <Icon name="lock" />
    {label}
  </Button>
)
