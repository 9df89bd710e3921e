import { PageFrame, PAGE_WIDTH } from '../frame.tsx'
import type { PageSetting } from '../page.tsx'
import { type ApiCall, groupsOf, type OpenApi } from './open-api.ts'
import { typeText } from './type-text.ts'

/** The API reference: calls by topic, each with who may make it, its input and its output. */
export const ApiDocs = ({ page, document }: { page: PageSetting; document: OpenApi }) => {
  const groups = groupsOf(document)
  return (
    <PageFrame page={page}>
      <div
        className={`${PAGE_WIDTH} grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[15rem_minmax(0,1fr)]`}
      >
        <header className="lg:col-start-2">
          <h1 className="font-display text-d1 font-semibold">{document.info.title}</h1>
          <p className="mt-3 max-w-[62ch] text-lead text-ink-2">
            Requests and answers are JSON. A logged-in browser sends its session cookie with each call. A call
            that changes something must come from the same site. An error answers{' '}
            <code className="text-base">{'{ message, kind, errors? }'}</code> with a status code.
          </p>
          <p className="mt-4">
            <a className="link" href="/api/openapi.json">
              View as an OpenAPI document
            </a>
            <span className="text-ink-2">, version {document.info.version}</span>
          </p>
        </header>
        <nav aria-label="Calls" className="lg:sticky lg:top-24 lg:row-start-2 lg:self-start">
          <ul className="border-t-2 border-ink text-[.9375rem] max-lg:sm:columns-3">
            {groups.map((group) => (
              <li key={group.name}>
                <a
                  className="flex justify-between border-b border-rule py-2.5 hover:text-pencil"
                  href={`#${group.name}`}
                >
                  <span className="first-letter:uppercase inline-block">{group.name}</span>
                  <span className="text-ink-2 tabular-nums">{group.calls.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-16 lg:col-start-2 lg:row-start-2">
          {groups.map((group) => (
            <section
              key={group.name}
              id={group.name}
              aria-labelledby={`${group.name}-title`}
              className="scroll-mt-24"
            >
              <h2
                id={`${group.name}-title`}
                className="border-b-2 border-ink pb-2 font-display text-d2 font-semibold first-letter:uppercase"
              >
                {group.name.replaceAll('-', ' ')}
              </h2>
              <div className="divide-y divide-rule">
                {group.calls.map((call) => (
                  <Entry key={call.id} call={call} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

const audience: Record<string, string> = {
  anyone: 'Anyone',
  member: 'Logged in',
  agency: 'Agency accounts',
  internal: 'Internal accounts',
}

const Entry = ({ call: { id, method, path, operation } }: { call: ApiCall }) => {
  const body = Object.entries(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses).filter(([status]) => status !== 'default')
  return (
    <article id={id} className="scroll-mt-24 py-7">
      <h3 className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span className="font-sans text-tab font-semibold text-ink-2">{method}</span>
        <code className="text-[1.0625rem] font-semibold">{path}</code>
        <span className="ml-auto text-small text-ink-2">
          {audience[operation['x-who']] ?? operation['x-who']}
        </span>
      </h3>
      <p className="mt-1.5 max-w-[66ch]">{operation.summary}</p>
      {operation.parameters.length > 0 && (
        <ul className="mt-3 text-small">
          {operation.parameters.map((parameter) => (
            <li key={parameter.name}>
              <code className="font-semibold">{parameter.name}</code>{' '}
              <span className="text-ink-2">
                in the {parameter.in}
                {parameter.required ? '' : ', optional'}: {typeText(parameter.schema)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        {body.map(([type, { schema }]) => (
          <Shape key={type} title={type === 'application/json' ? 'Body' : `Body, ${type}`} schema={schema} />
        ))}
        {answers.map(([status, answer]) => (
          <Shape
            key={status}
            title={`Answer ${status}`}
            schema={answer.content?.['application/json']?.schema}
          />
        ))}
      </div>
    </article>
  )
}

const Shape = ({ title, schema }: { title: string; schema: unknown }) => (
  <div className="min-w-0">
    <h4 className="text-small font-semibold">{title}</h4>
    <pre
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-1.5 max-h-104 overflow-auto rounded-slip bg-sheet p-4 text-[.8125rem] leading-relaxed"
    >
      {typeText(schema)}
    </pre>
  </div>
)
