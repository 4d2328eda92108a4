const picture = / src="\/(assets\/[\w.-]+\.svg)"/g

/** An SVG as the value of an attribute. Only what would end the value or the address is written in another way. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}`

/**
 * Creates a function that puts the pictures of some HTML into it, so that the browser does not ask for them. They are small
 * drawings; other kinds of pictures stay where they are.
 *
 * @param read Returns the text of a built file.
 */
export function dataAddresses(read: (file: string) => string): (html: string) => string {
  return (html) => html.replaceAll(picture, (_source, file: string) => ` src="${dataAddress(read(file))}"`)
}
