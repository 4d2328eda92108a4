import { measureHouse } from './house/measure-house'
import { readWords } from './harness/usage'

readWords('Usage: npm run measure:house. It counts what makes the code large or hard to follow.')

for (const [what, count] of Object.entries(measureHouse(process.cwd())))
  console.log(`${String(count).padStart(6)}  ${what}`)
