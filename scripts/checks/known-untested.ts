const inEveryBuild = 'Runs in every build; no test plants a fault for its branches.'

export const knownUntested: Readonly<Record<string, string>> = {
  'scripts/brand/build-art.ts': inEveryBuild,
  'scripts/build/build-boot-script.ts': inEveryBuild,
  'scripts/build/build-functions.ts': inEveryBuild,
  'scripts/build/build-icons.ts': inEveryBuild,
  'scripts/build/check-content.ts': inEveryBuild,
  'scripts/build/document-parts.ts': inEveryBuild,
  'scripts/build/platform-files.ts': inEveryBuild,
  'scripts/build/prerender.ts': inEveryBuild,
  'scripts/build/shared-styles.ts': inEveryBuild,
  'scripts/commands/build.ts': 'Is the build.',
  'scripts/fonts/build-fonts.ts': inEveryBuild,
  'scripts/gate/check-built-site.ts': inEveryBuild,
  'scripts/local/dev-document.ts': 'Needs a running Vite server.',
  'scripts/social/social-digest.ts': inEveryBuild,
  'scripts/testing/install-browser.ts': 'Installs packages on the machine.',
}
