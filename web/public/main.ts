// All the script that a page rendered on the server carries.
import './public.css'
import { enhance } from './enhance.ts'

enhance(document, (address) => location.assign(address))
