/** An order, as shown in a row. */
export interface Order {
  number: string
  customer: string
  item: string
  total: string
  status: 'Packing' | 'Sent' | 'Delivered'
}

/** The latest orders, newest first. */
export const orders: readonly Order[] = [
  { number: '2041', customer: 'Yuki Tanaka', item: 'Ridge Tent 2', total: '$349', status: 'Packing' },
  { number: '2040', customer: 'Mateo Rivera', item: 'Glide Runner', total: '$89', status: 'Packing' },
  { number: '2039', customer: 'Ines Duarte', item: 'Alpine Jacket', total: '$229', status: 'Packing' },
  { number: '2038', customer: 'Noah Berg', item: 'Trail Stove', total: '$64', status: 'Sent' },
  { number: '2037', customer: 'Priya Nair', item: 'Down Quilt', total: '$189', status: 'Sent' },
  { number: '2036', customer: 'Samuel Osei', item: 'Ridge Tent 3', total: '$429', status: 'Sent' },
  { number: '2035', customer: 'Lena Vogt', item: 'Dry Bag 20', total: '$38', status: 'Sent' },
  { number: '2034', customer: 'Theo Laurent', item: 'Summit Boots', total: '$259', status: 'Delivered' },
  { number: '2033', customer: 'Hana Kim', item: 'Glide Runner', total: '$89', status: 'Delivered' },
  { number: '2032', customer: 'Oscar Lind', item: 'Head Lamp', total: '$45', status: 'Delivered' },
  { number: '2031', customer: 'Zoe Martin', item: 'Merino Base', total: '$79', status: 'Delivered' },
  { number: '2030', customer: 'Ravi Patel', item: 'Trail Poles', total: '$119', status: 'Delivered' },
  { number: '2029', customer: 'Clara Neri', item: 'Rain Shell', total: '$149', status: 'Delivered' },
  { number: '2028', customer: 'Jonas Falk', item: 'Camp Chair', total: '$59', status: 'Delivered' },
  { number: '2027', customer: 'Amina Diallo', item: 'Map Case', total: '$24', status: 'Delivered' },
]
