import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The size of the picture that other sites show for a link, in px: the 1.91 : 1 of Open Graph. */
export const sharedSize = { width: 1200, height: 630 } as const

/** The picture for links to a page. It lies beside the file in which the page is written. */
export const sharedPicture = (source: string): string => source.replace(/\.tsx$/, '.jpg')

/** A page, as far as its picture is concerned. */
interface Pictured {
  readonly head: { readonly picture: string; readonly source?: string }
}

/** Copies the picture for links to a page into the built site. A page without one keeps the site's picture. */
export async function withSharedPicture<Page extends Pictured>(page: Page, client: string): Promise<Page> {
  const { picture, source } = page.head
  const file = source && sharedPicture(source)
  if (!file || !existsSync(file)) return page
  const copy = join(client, 'pictures', file)
  await mkdir(dirname(copy), { recursive: true })
  await copyFile(file, copy)
  return { ...page, head: { ...page.head, picture: picture.replace(/[^/]*$/, `pictures/${file}`) } }
}
