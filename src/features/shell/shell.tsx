import { type ReactNode, useEffect, useRef, useState } from 'react'
import { highContrast } from '#browser/high-contrast.ts'
import { AppFailedNote } from './app-failed-note.tsx'
import { ContrastBar } from './contrast-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { SkipLink } from './skip-link.tsx'
import { ToastOutlet } from './toast-outlet.tsx'
import { useFirstWindow } from './use-first-window.ts'
import { useFocusSuccessor } from './use-focus-successor.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

export function Shell({ children }: { children: ReactNode }) {
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isSheetOpen, setSheetOpen] = useState<boolean>()
  // First, because moving the focus lays the page out.
  useFirstWindow()
  useHeadingFocus()
  useFocusSuccessor()
  useEffect(highContrast.follow, [])

  return (
    <>
      <div inert={isSheetOpen} className="flex min-h-dvh flex-col">
        <SkipLink />
        <ContrastBar />
        <Header isSheetOpen={isSheetOpen} menuButton={menuButton} />
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer />
      </div>
      <MenuSheet isOpen={isSheetOpen} onToggle={setSheetOpen} menuButton={menuButton} />
      <AppFailedNote />
      <ToastOutlet />
    </>
  )
}
