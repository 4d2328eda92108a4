/** The texts of a file upload. The names of files are never translated. */
export interface FileUploadLabels {
  /** What a press does: `Choose a file`, or `Choose files`. */
  choose?: string | undefined
  /** What else can be done: `or drop it here`. */
  drop?: string | undefined
  /** The name of a file's button. */
  remove?: ((name: string) => string) | undefined
  /** The name of a file's progress. */
  progress?: ((name: string) => string) | undefined
  /** What is announced of files that are added. */
  added?: ((names: readonly string[]) => string) | undefined
  /** What is announced of a file that is removed. */
  removed?: ((name: string) => string) | undefined
  /** Why a file is refused that is larger than `maxSize`. Both are texts, such as `1.2 MB`, and never the same. */
  tooLarge?: ((name: string, size: string, maxSize: string) => string) | undefined
  /** Why a file is refused that `accept` does not name. */
  wrongType?: ((name: string, accept: string) => string) | undefined
  /** Why a file is refused that is dropped beside another one, without `multiple`. */
  onlyOne?: ((name: string) => string) | undefined
}

export type FileUploadTexts = ReturnType<typeof textsOf>

/** The texts, in English where none is given. */
export const textsOf = (
  multiple: boolean,
  {
    choose = multiple ? 'Choose files' : 'Choose a file',
    drop = multiple ? 'or drop them here' : 'or drop it here',
    remove = (name) => `Remove ${name}`,
    progress = (name) => `Progress of ${name}`,
    added = (names) => `Added ${names.join(', ')}`,
    removed = (name) => `Removed ${name}`,
    tooLarge = (name, size, maxSize) => `${name} has ${size}. Choose a file of at most ${maxSize}.`,
    wrongType = (name, accept) => `${name} has another type. Choose a file of ${accept}.`,
    onlyOne = (name) => `${name} is one file too many. Choose one file.`,
  }: FileUploadLabels = {},
) => ({ choose, drop, remove, progress, added, removed, tooLarge, wrongType, onlyOne })
