// `npm run build`: builds what `npm start` serves, if it is stale.
import { setUp } from './set-up.mjs'

setUp()
