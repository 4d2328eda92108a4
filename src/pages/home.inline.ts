import { shapeGlass, showpieceIn } from './home/shape-glass'

// The build inlines this script into home's document: the controls of the glass work before the site's script arrives.

const showpiece = showpieceIn(document)
if (showpiece) shapeGlass(showpiece)
