/** Hidden only where a script can show it again, and never on paper. */
export const hiddenWithScript = '[@media_screen_and_(scripting:enabled)]:hidden'
