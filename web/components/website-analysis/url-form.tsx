import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

const SHORTEST = 5

interface UrlFormProps {
  url: string
  /** Whether there is an analysis already. */
  again: boolean
  running: boolean
  onUrl: (url: string) => void
  onAnalyse: () => void
}

export function UrlForm({ url, again, running, onUrl, onAnalyse }: UrlFormProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label="Website URL"
        className="min-w-0 flex-1 basis-72"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.example.com"
        value={url}
        onChange={(event) => onUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (!running) onAnalyse()
        }}
      />
      <Button
        tone="pencil"
        disabled={!running && url.trim().length < SHORTEST}
        pending={running}
        onClick={onAnalyse}
      >
        {running ? 'Analysing' : again ? 'Re-analyse' : 'Analyse'}
      </Button>
    </div>
  )
}
