// Short pages: verified, not found, something went wrong.
import type { ReactNode } from 'react'
import { Loop, Underline } from '../components/frames/strokes.tsx'
import { PageFrame, PAGE_WIDTH } from './frame.tsx'
import type { PageSetting } from './page.tsx'

/** Milliseconds before /verified redirects to /login. */
export const REDIRECT_AFTER = 5000

export const Verified = ({ page }: { page: PageSetting }) => (
  <Notice
    page={page}
    title={
      <>
        Your email address is{' '}
        <span className="relative inline-block">
          verified.
          <Underline className="-bottom-[.16em] left-0 h-[.22em] w-[96%]" width={4} />
        </span>
      </>
    }
  >
    <p>You can log in now. This page takes you there in five seconds.</p>
    <a className="btn btn-pencil mt-8 text-base" href="/login" data-redirect-after={REDIRECT_AFTER}>
      Log in
    </a>
  </Notice>
)

export const NotFound = ({ page }: { page: PageSetting }) => (
  <Notice
    page={page}
    title={
      <>
        We can’t find{' '}
        <span className="relative inline-block">
          that page
          <Loop className="-top-[4%] -left-[5%] h-[126%] w-[110%]" width={4} />
        </span>
      </>
    }
  >
    <p>The address may be wrong, or the page may have moved.</p>
    <ul className="mt-8 flex flex-wrap gap-3 text-base">
      <li>
        <a className="btn btn-pencil" href="/">
          Go to the {page.signedIn ? 'dashboard' : 'home page'}
        </a>
      </li>
      <li>
        <a className="btn btn-line" href="/pricing">
          See pricing
        </a>
      </li>
      {!page.signedIn && (
        <li>
          <a className="btn btn-line" href="/login">
            Log in
          </a>
        </li>
      )}
    </ul>
    <div className="mt-14 border-t border-rule pt-4 text-small">
      <h2 className="font-semibold">404 Page Not Found</h2>
      <p>Did you forget to add the page to the router?</p>
    </div>
  </Notice>
)

export const ContentNotFound = ({ page }: { page: PageSetting }) => (
  <Notice page={page} title="Content Not Found">
    <p>The requested content delivery could not be found.</p>
    <p className="mt-2 text-base">
      The link may be incomplete, or the person who shared it may have turned it off. Ask them for a new one.
    </p>
    <a className="btn btn-line mt-8 text-base" href="/">
      About {page.productName}
    </a>
  </Notice>
)

export const ServerFault = ({ page }: { page: PageSetting }) => (
  <Notice page={page} title="Something went wrong">
    <p>This is our fault, and we’ve recorded it. Please try again in a moment.</p>
    <a className="btn btn-line mt-8 text-base" href="/">
      Go to the home page
    </a>
    <p className="mt-8 text-base">
      If it happens again, write to{' '}
      <a className="link" href={`mailto:${page.supportEmail}`}>
        {page.supportEmail}
      </a>
      .
    </p>
  </Notice>
)

/** A short page: the title, a sentence or two, one link. */
const Notice = (props: { page: PageSetting; title: ReactNode; children: ReactNode }) => (
  <PageFrame page={props.page}>
    <div className={`${PAGE_WIDTH} py-20 md:py-32`}>
      <h1 className="max-w-[14ch] font-display text-d1 font-semibold md:text-[4.5rem] md:leading-none">
        {props.title}
      </h1>
      <div className="mt-7 max-w-[52ch] text-lead text-ink-2">{props.children}</div>
    </div>
  </PageFrame>
)
