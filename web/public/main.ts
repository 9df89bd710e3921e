// The only script of server-rendered pages.
import './public.css'
import { enhance } from './enhance.ts'

enhance(document, (address) => location.assign(address))
