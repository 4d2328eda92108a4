/** The name of the parameter of an address that carries the code of a glass. */
export const glassParameter = 'g'
