/** Selects what visitors can use. */
export const controls = 'a[href], button, input, textarea, select, summary, [tabindex]'
