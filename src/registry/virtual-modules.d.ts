declare module '*?demo' {
  const demo: import('./sections').Demo
  export default demo
}

declare module 'virtual:icons' {
  /** The address of the sprite that holds every icon the site uses. */
  const sprite: string
  export default sprite
}
