// The two choices the server must know before it renders the page: the sidebar's width and the theme.
import type { Theme } from '#web/components/boot.ts'

const WEEK = 7 * 24 * 60 * 60
const YEAR = 365 * 24 * 60 * 60

export const keepSidebar = (open: boolean) => keep('sidebar_state', String(open), WEEK)

/** Applies a theme and saves the choice. */
export function setTheme(theme: Theme): void {
  keep('theme', theme, YEAR)
  document.documentElement.classList.remove('light', 'dark')
  if (theme !== 'system') document.documentElement.classList.add(theme)
}

/** The theme shown now. */
export function currentTheme(): Theme {
  const { classList } = document.documentElement
  return classList.contains('dark') ? 'dark' : classList.contains('light') ? 'light' : 'system'
}

function keep(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`
}
