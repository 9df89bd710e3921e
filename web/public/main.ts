// All the script that a page rendered on the server carries.
import './public.css'
