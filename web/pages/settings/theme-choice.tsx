import { Theme } from '#web/components/boot.ts'
import { currentTheme, setTheme } from '#web/app/cookies.ts'
import { useState } from 'react'

const names: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export function ThemeChoice() {
  const [theme, choose] = useState(currentTheme)
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Theme</legend>
      <div className="flex flex-wrap gap-2">
        {Theme.options.map((each) => (
          <label
            key={each}
            className={
              'flex min-h-11 items-center gap-2.5 rounded-ctl border-[1.5px] border-edge px-3 has-checked:border-pencil has-checked:bg-pencil-soft ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-pencil'
            }
          >
            <input
              type="radio"
              name="theme"
              className="outline-none"
              checked={theme === each}
              onChange={() => {
                choose(each)
                setTheme(each)
              }}
            />
            {names[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
