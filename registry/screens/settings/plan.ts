/** The plan that the team pays for. */
export type Plan = Readonly<{
  /** The value of a plan. */
  plan: string
  /** `month` or `year`. */
  cycle: string
  seats: number
  /** The address that invoices go to. */
  email: string
}>

/** The first plan. */
export const initialPlan: Plan = { plan: 'team', cycle: 'month', seats: 8, email: 'billing@example.com' }

/** The price of a seat and month in each plan, in dollars. */
const prices: Readonly<Record<string, number>> = { free: 0, team: 8, plus: 14 }

/** How much files may take in each plan, in gigabytes. */
const rooms: Readonly<Record<string, number>> = { free: 1, team: 10, plus: 100 }

/** The plans, from the cheapest to the dearest. */
export const plans = [
  { value: 'free', label: 'Free', description: 'One project and 1 GB of files.' },
  { value: 'team', label: 'Team, $8', description: 'Any number of projects and 10 GB.' },
  { value: 'plus', label: 'Plus, $14', description: 'Custom roles, an audit log and 100 GB.' },
] as const

/** How much files may take, in gigabytes. */
export const roomOf = ({ plan }: Plan): number => rooms[plan] ?? 1

/** The price of a plan each time that it is paid, in dollars. Of a year, ten months are paid. */
export const priceOf = ({ plan, cycle, seats }: Plan): number =>
  (prices[plan] ?? 0) * seats * (cycle === 'year' ? 10 : 1)

/** A number of seats as text. */
export const seatsText = (count: number): string => `${count} ${count === 1 ? 'seat' : 'seats'}`

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** A number of dollars as text. */
export const dollars = (amount: number): string => money.format(amount)
