import { Button } from '../button/button'
import { ProductCard } from './product'
import { sneaker } from './sneaker'

const labels = {
  rating: (stars: string) => `${stars} von 5 Sternen`,
  reviews: (text: string) => `${text} Bewertungen`,
  color: 'Farbe',
  size: 'Größe',
  price: 'Preis',
  originalPrice: 'Früherer Preis',
  discount: (percent: string) => `${percent} Rabatt`,
  addToCart: 'In den Warenkorb',
  wishlist: 'Merkzettel',
}

export default function Example() {
  return (
    <form
      lang="de"
      method="dialog"
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: '1rem',
      }}
    >
      <ProductCard
        product={sneaker}
        currency="EUR"
        locale="de-DE"
        labels={labels}
        name="shoe"
        defaultValue={{ color: 'Ocean', size: 9 }}
      />
      <Button type="reset">Zurücksetzen</Button>
    </form>
  )
}
