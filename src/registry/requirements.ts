/** The first version of React that the components work with: they use its `useEffectEvent`, and refs as props. */
export const leastReact = '19.2'
