import type { PluginObject } from '@babel/core'
import babel from '@rolldown/plugin-babel'
import tailwind from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const skipped: string[] = []

/** `vite build --app` makes both bundles: what browsers load, and what the server renders pages and mails with. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), compiler(), noComponentSkipped(), tailwind()],
  // light-dark() is left as written: every browser named here knows it.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: { app: 'web/app/main.tsx', start: 'web/app/start.ts', public: 'web/public/main.ts' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: {
          input: {
            pages: 'web/public/pages.tsx',
            emails: 'web/emails/render.tsx',
            'report-file': 'web/pdf/report-file.tsx',
          },
        },
      },
    },
  },
})

/** The React Compiler, for what runs in the browser; markup made on the server is rendered once and gains nothing. */
function compiler() {
  const preset = reactCompilerPreset({
    logger: {
      logEvent(file, event) {
        const why =
          event.kind === 'CompileError'
            ? event.detail.reason
            : event.kind === 'PipelineError'
              ? event.data
              : undefined
        if (why !== undefined && 'fnLoc' in event)
          skipped.push(`${file ?? 'unknown file'}:${event.fnLoc?.start.line ?? 1} ${why}`)
      },
    },
  })
  return babel({ plugins: [() => lValOfBabel7()], presets: [preset] })
}

/**
 * The compiler was written for Babel 7, to which a parameter with a default, `{ name = '' }`, is an LVal. To Babel 8 it is not,
 * and each component that has one would be skipped.
 */
function lValOfBabel7(): PluginObject {
  return {
    name: 'lval-of-babel-7',
    visitor: {
      Program(path) {
        const paths = Object.getPrototypeOf(path)
        if ('lValOfBabel7' in paths) return
        const isLVal = paths.isLVal
        paths.lValOfBabel7 = true
        paths.isLVal = function (this: typeof path) {
          return isLVal.call(this) || this.isAssignmentPattern()
        }
      },
    },
  }
}

/** The compiler leaves out what it can't compile without a word; a build says which component and why, and fails. */
function noComponentSkipped(): Plugin {
  return {
    name: 'no-component-skipped',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      skipped.length = 0
    },
    buildEnd() {
      if (skipped.length > 0) this.error(`The React Compiler skipped:\n${skipped.join('\n')}`)
    },
  }
}
