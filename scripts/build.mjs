// `npm run build`: builds what `npm start` serves, unless it is up to date.
import { setUp } from './set-up.mjs'

setUp()
